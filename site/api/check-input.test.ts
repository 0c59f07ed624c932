import type { Language } from '@ev-site/contract/paths.ts';
import { inEachLanguage } from '@ev-site/contract/paths.ts';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { addNotModified } from '../server/not-modified.ts';
import type { ApiContext } from './context.ts';
import { readBlogs } from './read/get-blogs.ts';
import { readCareerJobs } from './read/get-career-jobs.ts';
import { readCities } from './read/get-cities.ts';
import { readEvents } from './read/get-events.ts';
import { readGalleries } from './read/get-galleries.ts';
import { readRideDays } from './read/get-ride-days.ts';
import { readTestimonials } from './read/get-testimonials.ts';
import { createReadHandlers, type Read } from './read-call.ts';

/** @param oldLists how often a list of an older state of the content has been used so far */
const openApi = (oldLists: () => number = () => 0) => {
  const noPage = { items: [], pageNumber: 1, total: 0, totalPages: 1 };
  const queries = {
    getBlog: vi.fn(async () => null),
    listWholeBlogs: vi.fn(async () => noPage),
    listWholeRecentBlogs: vi.fn(async () => []),
    getEvent: vi.fn(async () => null),
    listWholeEvents: vi.fn(async () => noPage),
    listWholeRecentEvents: vi.fn(async () => []),
    getJob: vi.fn(async () => null),
    listWholeJobs: vi.fn(async () => noPage),
    listTestimonials: vi.fn(async () => noPage),
    listGallery: vi.fn(async () => noPage),
    listCities: vi.fn(async () => []),
    getDealerBySlug: vi.fn(async () => null),
  };
  const known = {
    count: async () => 20,
    getIds: async () => new Set([1, 2]),
    getStates: async () => new Set([7]),
    getDealers: async () => new Set(['surat']),
    countOld: oldLists,
  };
  const context = { data: { ...queries, known } } as unknown as ApiContext;
  const toHandler = createReadHandlers(() => 1);
  const server = fastify();
  addNotModified(server);
  const add = (url: string, read: (context: ApiContext, language: Language) => Read) =>
    server.get(url, toHandler(inEachLanguage((language) => read(context, language))));
  add('/get-blogs', readBlogs);
  add('/get-events', readEvents);
  add('/get-career-jobs', readCareerJobs);
  add('/get-testimonials', readTestimonials);
  add('/get-galleries', readGalleries);
  add('/get-cities/:stateId', readCities);
  add('/get-ride-days/:dealer', readRideDays);
  const countQueries = () => Object.values(queries).reduce((sum, { mock }) => sum + mock.calls.length, 0);
  return { server, countQueries };
};

test.each([
  '/get-blogs?status=2&blogid=99',
  '/get-events?status=2&eventid=99',
  '/get-career-jobs?jobid=99',
  '/get-cities/99',
  '/get-ride-days/nobody',
])('%s makes no query and is not cached, because the document does not exist', async (url) => {
  const { server, countQueries } = openApi();
  const answer = await server.inject(url);
  expect(answer.json()).toEqual({ data: { data: [], pageno: 1, total: 0, total_pages: 0 } });
  expect(answer.headers['cache-control']).toBe('no-store');
  const again = await server.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(countQueries()).toBe(0);
});

test.each([
  ['/get-blogs?page=99', 3],
  ['/get-events?page=99', 4],
  ['/get-career-jobs?page=99', 4],
  ['/get-testimonials?page=99', 4],
  ['/get-galleries?page=99', 2],
])('%s makes no query, because the list has fewer pages', async (url, pages) => {
  const { server, countQueries } = openApi();
  expect((await server.inject(url)).json()).toEqual({
    data: { data: [], pageno: 99, total: 20, total_pages: pages },
  });
  expect(countQueries()).toBe(0);
});

test.each([
  '/get-blogs?status=2&blogid=99',
  '/get-events?status=2&eventid=99',
  '/get-career-jobs?jobid=99',
  '/get-cities/99',
  '/get-ride-days/nobody',
  '/get-blogs?page=99',
  '/get-career-jobs?page=99',
  '/get-testimonials?page=99',
  '/get-galleries?page=99',
])('%s is read and not cached while the lists are older than the content', async (url) => {
  let old = 0;
  const { server, countQueries } = openApi(() => old++);
  for (const queries of [1, 2]) {
    expect((await server.inject(url)).headers['cache-control']).toBe('no-store');
    expect(countQueries()).toBe(queries);
  }
});

test.each([
  ['/get-blogs?status=3', '/get-blogs?status=3&blogid=98', '/get-blogs?status=3&blogid=99&page=5'],
  ['/get-events?status=3', '/get-events?status=3&eventid=98', '/get-events?status=3&eventid=99&page=5'],
  ['/get-blogs', '/get-blogs?blogid=98', '/get-blogs?status=1&blogid=99&page=1'],
  ['/get-career-jobs?jobid=1', '/get-career-jobs?jobid=1&page=5', '/get-career-jobs?jobid=1&page=6'],
])('%s is read once, whichever irrelevant keys the query has', async (...urls) => {
  const { server, countQueries } = openApi();
  for (const url of urls) expect((await server.inject(url)).statusCode).toBe(200);
  expect(countQueries()).toBe(1);
});

test.each([
  '/get-blogs?status=2&blogid=1',
  '/get-blogs?status=3&blogid=1',
  '/get-blogs?page=3',
  '/get-career-jobs?jobid=2',
  '/get-cities/7',
  '/get-ride-days/surat',
])('%s is read once and cached', async (url) => {
  const { server, countQueries } = openApi();
  const answers = [await server.inject(url), await server.inject(url)];
  for (const answer of answers) expect(answer.headers['cache-control']).toContain('public');
  expect(countQueries()).toBe(1);
});
