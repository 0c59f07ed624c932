import { expect, test } from 'vitest';
import type { Dealer } from '../../data/dealers.ts';
import { toLocalBusiness } from './to-local-business.ts';

const dealer: Dealer = {
  id: 1,
  slug: 'ahmedabad-naroda',
  name: 'Naroda Electric Wheels',
  lines: ['Plot 12', 'Naroda Road'],
  town: 'Ahmedabad',
  state: { code: 'GJ', name: 'Gujarat' },
  pin: '382330',
  phones: [],
  whatsapp: null,
  hours: [{ days: ['mon', 'tue'], opens: '14:30', closes: '18:00' }],
  services: ['sales'],
  spoken: [],
  point: { latitude: 23.07, longitude: 72.67 },
  isExact: true,
  isSample: false,
  vehicles: null,
};
const site = { publicUrl: 'https://ev.example', path: '/dealers/ahmedabad-naroda' };

test('the structured data has the place and the opening hours of the dealer', () => {
  expect(toLocalBusiness(dealer, site)).toMatchObject([
    {
      '@type': 'AutoDealer',
      url: 'https://ev.example/dealers/ahmedabad-naroda',
      address: {
        streetAddress: 'Plot 12, Naroda Road',
        addressLocality: 'Ahmedabad',
        addressRegion: 'Gujarat',
      },
      geo: { latitude: 23.07, longitude: 72.67 },
      openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '14:30', closes: '18:00' }],
    },
  ]);
});

test.each([
  [['sales', 'service'], 'AutoDealer'],
  [['service'], 'AutoRepair'],
  [['charging'], 'AutomotiveBusiness'],
] as const)('a dealer with %j is an %s', (services, type) => {
  expect(toLocalBusiness({ ...dealer, services: [...services] }, site)[0]).toMatchObject({ '@type': type });
});

test('a place known only by its PIN has no coordinates', () => {
  expect(toLocalBusiness({ ...dealer, isExact: false }, site)[0]).not.toHaveProperty('geo');
});

test('a sample has no structured data', () => {
  expect(toLocalBusiness({ ...dealer, isSample: true }, site)).toEqual([]);
});
