import { afterEach, expect, test } from 'vitest';
import { setPhoneBarEnquiry } from './enquire-link.tsx';

afterEach(() => document.body.replaceChildren());

test('the bar at the bottom keeps nothing of the subject before', () => {
  document.body.innerHTML = '<nav><a href="/contactus#enquiry" data-enquire="">Enquire</a></nav>';
  const subject = { product: 'millo', marker: 'millo', colorval: 'White' };
  setPhoneBarEnquiry('/contactus#enquiry', {
    ...subject,
    name: 'EV Millo',
    reckoning: '/savings?vehicle=millo',
  });
  const { dataset } = document.querySelector('a') as HTMLAnchorElement;
  expect(dataset).toMatchObject({ name: 'EV Millo', reckoning: '/savings?vehicle=millo' });
  setPhoneBarEnquiry('/contactus#enquiry', { ...subject, colorval: 'Blue' });
  expect([dataset.name, dataset.reckoning, dataset.colorval]).toEqual([undefined, undefined, 'Blue']);
});
