import { inLanguage, languages, offlinePath } from '@ev-site/contract/paths.ts';
import { afterAll, expect, test, vi } from 'vitest';

const origin = 'https://site.example';
const kept = new Set<string>();
const listeners = new Map<string, (event: object) => void>();
// The globals of a worker, as far as these tests need them.
vi.stubGlobal('addEventListener', (kind: string, listen: (event: object) => void) =>
  listeners.set(kind, listen),
);
vi.stubGlobal('location', { origin });
vi.stubGlobal('skipWaiting', async () => {});
vi.stubGlobal(
  'Request',
  class extends Request {
    constructor(path: string, options?: RequestInit) {
      super(origin + path, options);
    }
  },
);
vi.stubGlobal('caches', {
  open: async () => ({
    addAll: async (requests: Request[]) => {
      for (const { url } of requests) kept.add(new URL(url).pathname);
    },
    match: async (path: string) => (kept.has(path) ? new Response(path) : undefined),
  }),
});
vi.stubGlobal('fetch', async () => Promise.reject(new Error('no line')));
afterAll(() => void vi.unstubAllGlobals());

await import('./service-worker.ts');

const install = async () => {
  const work: Promise<unknown>[] = [];
  listeners.get('install')?.({ waitUntil: (begun: Promise<unknown>) => work.push(begun) });
  await Promise.all(work);
};
const go = async (path: string) => {
  const answers: Promise<Response>[] = [];
  listeners.get('fetch')?.({
    request: { url: origin + path, mode: 'navigate', method: 'GET' },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil() {},
  });
  return (await answers[0])?.text();
};

test.each(languages)('stores the offline page in %s, and shows it without a connection', async (language) => {
  const page = inLanguage(offlinePath, language);
  await install();
  expect([...kept]).toContain(page);
  for (const path of ['/', '/savings', '/savings?distance=80'])
    expect(await go(inLanguage(path, language))).toBe(page);
});

test('a path that only begins like a language gets the page of the first language', async () => {
  await install();
  expect(await go('/hindi/savings')).toBe('/offline');
  expect(await go('/xx')).toBe('/offline');
});

test('does not answer for files, the API and the studio', async () => {
  for (const path of ['/studio', '/api/blogs', '/media/a.avif', '/robots.txt'])
    expect(await go(path)).toBeUndefined();
});
