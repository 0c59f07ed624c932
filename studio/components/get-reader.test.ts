import type { AdminViewServerProps } from 'payload';
import { expect, test } from 'vitest';
import { getReader } from './get-reader.ts';

/** The address to which a person is sent who opens a page with this query without being signed in. */
const readLed = (path: string, searchParams?: AdminViewServerProps['searchParams']): string => {
  const initPageResult = { permissions: {}, req: { user: null } };
  try {
    getReader({ initPageResult, searchParams } as AdminViewServerProps, path);
  } catch (error) {
    // NEXT_REDIRECT;replace;<where>;307;
    return String(Reflect.get(Object(error), 'digest')).split(';')[2] ?? '';
  }
  return '';
};

test.each([
  ['/studio/help', undefined, '/studio/help'],
  ['/studio/applications', { job: '7' }, '/studio/applications?job=7'],
  ['/studio/search', { q: 'low & high' }, '/studio/search?q=low+%26+high'],
  ['/studio/person', { lead: '3', find: 'आशा' }, `/studio/person?lead=3&find=${encodeURIComponent('आशा')}`],
  ['/studio/reports', { from: ['1', '2'], to: undefined }, '/studio/reports?from=1&from=2'],
])(
  'sends visitors of %s who are not signed in to sign in, and back with their query: %o',
  (path, asked, back) => {
    expect(readLed(path, asked)).toBe(`/studio/login?redirect=${encodeURIComponent(back)}`);
  },
);
