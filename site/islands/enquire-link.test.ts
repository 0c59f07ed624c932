import { expect, test } from 'vitest';
import { toEnquireLink } from './enquire-link.tsx';

test('the address of the link names the subject of the enquiry, for use without script', () => {
  const href = '/hi/contactus#enquiry';
  const subject = { product: 'millo', marker: 'millo', colorval: 'Half Body Cargo' };
  expect(toEnquireLink({ href, subject })).toMatchObject({
    href: '/hi/contactus?vehicle=millo&choice=Half+Body+Cargo#enquiry',
    'data-product': 'millo',
  });
  expect(toEnquireLink({ href, subject: { ...subject, colorval: '' } }).href).toBe(
    '/hi/contactus?vehicle=millo#enquiry',
  );
  // A link to the telephone.
  expect(toEnquireLink({ href: 'tel:+917900000001', subject: null })).toEqual({ href: 'tel:+917900000001' });
});
