import { expect, test } from 'vitest';
import type { JobDetail } from '../../data/jobs.ts';
import { toJobPosting } from './to-job-posting.ts';

const job: JobDetail = {
  id: 7,
  position: 'Fitter',
  department: 'Workshop',
  qualification: 'ITI',
  experience: '2 years',
  location: 'Rajkot',
  descriptionText: 'Fits.',
  descriptionHtml: '<p>Fits.</p>',
  openings: 2,
  postedAt: '2026-11-20T06:30:00.000Z',
  closesAt: null,
  isSample: false,
};
const site = { publicUrl: 'https://ev.example', company: 'Example Motors' };

test.each([
  ['2026-11-29T18:30:00.000Z', '2026-11-30T23:59:59+05:30'],
  ['2026-11-30T06:30:00.000Z', '2026-11-30T23:59:59+05:30'],
  ['2026-11-30T18:29:59.999Z', '2026-11-30T23:59:59+05:30'],
])('a position that closes at %s is valid through %s, the end of that day in India', (closesAt, until) => {
  const [posting] = toJobPosting({ ...job, closesAt }, site);
  expect(posting?.validThrough).toBe(until);
});

test('a position without a last day has no end', () => {
  expect(toJobPosting(job, site)[0]).not.toHaveProperty('validThrough');
});

test('a sample, or a position of an unknown company, has no structured data', () => {
  expect(toJobPosting({ ...job, isSample: true }, site)).toEqual([]);
  expect(toJobPosting(job, { ...site, company: '' })).toEqual([]);
});

test.each([
  ['Rajkot', { addressLocality: 'Rajkot', addressRegion: 'GJ' }],
  ['राजकोट', { addressLocality: 'राजकोट', addressRegion: 'GJ' }],
  // There is one in Bihar and one in Maharashtra.
  ['Aurangabad', { addressLocality: 'Aurangabad' }],
  ['Ahmedabad area, with travel in western India', {}],
])('for the place “%s” the structured data has only what is certain', (location, known) => {
  expect(toJobPosting({ ...job, location }, site)[0]?.jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...known, addressCountry: 'IN' },
  });
});

test('links in the description get full addresses', () => {
  const [posting] = toJobPosting({ ...job, descriptionHtml: '<p><a href="/aboutus">We</a></p>' }, site);
  expect(posting?.description).toBe('<p><a href="https://ev.example/aboutus">We</a></p>');
});
