import { expect, test } from 'vitest';
import { toPublicationWords } from './status.ts';

const now = new Date('2026-11-27T12:00:00+05:30');
const published = { _status: 'published' };

test.each([
  ['blogs', { publishedAt: '2026-12-03T09:00:00+05:30' }, 'Published, seen from 3 Dec 2026, 9:00 am'],
  ['blogs', { publishedAt: '2026-11-27T12:00:00+05:30' }, 'Published'],
  ['events', { publishedAt: '2026-12-03T09:00:00+05:30' }, 'Published'],
  ['jobs', { open: false }, 'Published, but closed'],
  ['jobs', { open: true, closesAt: '2026-11-26T00:00:00+05:30' }, 'Published, but its last day is over'],
  ['jobs', { open: true, closesAt: '2026-11-27T00:00:00+05:30' }, 'Published'],
  ['banners', { active: false }, 'Published, but switched off'],
  ['banners', { active: true }, 'Published'],
  ['banners', {}, 'Published'],
  ['jobs', { _status: 'draft', open: false }, 'Draft'],
  ['media', { _status: undefined }, ''],
])('staff read the state of %s with %j as “%s”', (slug, doc, expected) =>
  // There is a narrow space before "am".
  expect(toPublicationWords(slug, { ...published, ...doc }, now).replace(/\s/g, ' ')).toBe(expected),
);
