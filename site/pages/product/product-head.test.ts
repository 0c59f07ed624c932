import { expect, test } from 'vitest';
import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import { defaultSettings } from '../layout/default-settings.ts';
import { toEnquiry } from './enquiry.ts';
import type { ProductData } from './load-product.ts';
import { toProductHead } from './product-head.ts';

const bicycle: Product = {
  key: 'marvel',
  kind: 'bicycle',
  name: 'Marvel',
  enquiryName: 'Marvel',
  plateName: 'MARVEL',
  line: 'Electric bicycle',
  tagline: '',
  summary: 'A bicycle.',
  breadcrumbParent: 'Products',
  metaKey: 'productmillio',
  heroPicture: null,
  bannerPicture: null,
  pictures: [],
  variants: [],
  colourCustomisation: false,
  headlineFigures: [
    {
      key: 'battery',
      label: 'Battery',
      value: '5.5',
      unit: 'Ah',
      unitPosition: 'after',
      note: '',
      condition: 'nominal',
    },
  ],
  claims: [],
  specification: [],
  customerRequirements: [],
  solutions: [],
  innovationsHeading: '',
  innovations: [],
  segmentNeeds: [],
  endUsers: [],
  targetCustomers: [],
  accessories: [],
  comparison: null,
  gallery: [],
  inquiryMarkerField: '',
};

const meta = {
  title: 'Millo and e-bikes',
  description: 'About Millo.',
  heading: '',
  introduction: '',
  picture: null,
};
const settings: Settings = { ...defaultSettings, brand: 'Example' };
const data: ProductData = {
  frame: { settings, menu: [], here: '/productmarvel' },
  forms: {
    months: { enquiry: 24, application: 12 },
    humanCheck: { provider: 'altcha', siteKey: '' },
    shortestMs: 0,
  },
  meta,
  product: bicycle,
  colour: 0,
  testimonials: [],
  questions: [],
};
const site = { publicUrl: 'https://ev.example' };

test('the title is the one that staff wrote, else the specified default', () => {
  expect(toProductHead(data, site).title).toBe('Millo and e-bikes');
  expect(toProductHead({ ...data, meta: { ...meta, title: '' } }, site).title).toBe(
    'Product - Welcome To Example Pvt. Ltd.',
  );
});

test('a bicycle is not described as Millo, with which it shares its meta details', () => {
  expect(toProductHead(data, site).description).toBe('Marvel, electric bicycle: Battery 5.5 Ah (nominal).');
  const cargo: Product = { ...bicycle, key: 'millo', kind: 'cargo' };
  expect(toProductHead({ ...data, product: cargo }, site).description).toBe('About Millo.');
});

test('the page in another colour is the same page', () => {
  expect(toProductHead({ ...data, colour: 2 }, site).canonicalPath).toBe('/productmarvel');
});

test('an enquiry carries what was chosen, else the name of a bicycle', () => {
  expect(toEnquiry(settings, bicycle)?.subject).toEqual({
    product: 'marvel',
    marker: '',
    colorval: 'Marvel',
  });
  const cargo: Product = { ...bicycle, key: 'millo', kind: 'cargo', inquiryMarkerField: 'millo' };
  expect(toEnquiry(settings, cargo, 'Half Body Cargo')?.subject?.colorval).toBe('Half Body Cargo');
  expect(toEnquiry(settings, cargo)?.subject?.colorval).toBe('');
});

test('while enquiries are paused there is the telephone, or nothing', () => {
  const paused: Settings = { ...settings, domainStatus: 'maintenance' };
  expect(toEnquiry(paused, bicycle)).toBeNull();
  const phones = [{ label: 'Sales', number: '1', href: 'tel:1', purpose: 'main' as const }];
  expect(toEnquiry({ ...paused, phones }, bicycle)).toEqual({
    words: 'Call 1',
    href: 'tel:1',
    subject: null,
  });
});
