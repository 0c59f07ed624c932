import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { failureSchema } from '@ev-site/contract/failure.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiPolicy } from '../api/api-policy.ts';
import type { ApiContext } from '../api/context.ts';
import { createOwnData } from '../leads/privacy/own-data.ts';
import { createDealerDesk } from '../leads/routing/dealer-desk.ts';
import { registry } from '../metrics/registry.ts';
import { UnreadablePage } from '../page/unreadable-page.ts';
import { drawPlainPage } from '../rendering/plain/draw-plain-page.tsx';
import type { FoundPage } from '../rendering/rendered-page.ts';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';
import { getWords } from '../words/words.ts';
import { createEarlyAnswer } from './early-answer.ts';
import type { PageSource } from './pages.ts';
import { createSiteServer } from './site-server.ts';
import { type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

const toAnswer = (status: number, body: string): StoredAnswer =>
  toStoredAnswer({ status, etag: 'W/"x"', headers: {}, bodies: { identity: Buffer.from(body) } });

const known: Record<string, StoredAnswer> = {
  '/blogs': toAnswer(200, 'blogs'),
  '/blogs?page=2': toAnswer(200, 'blogs 2'),
};

let hasMadeAll = true;
let isEnding = false;
const pages: PageSource = {
  async find(path, { page, km }) {
    if (!['/broken', '/unreadable', '/blogdetails/9', '/blogs'].includes(path)) return undefined;
    const own = km ? { km } : {};
    const route = { path: path.replace(/\d+$/, ':id') };
    return { address: page ? `${path}?page=${page}` : path, own, route } as unknown as FoundPage;
  },
  hasMadeAll: () => hasMadeAll,
  isReady: ({ address }) => address === '/blogs',
  async get({ address }) {
    if (address === '/broken') throw new Error('secret detail');
    if (address === '/unreadable') throw new UnreadablePage(address, new Error('secret detail'));
    return known[address];
  },
  findKept: (url) => known[url],
  getNotFound: async () => toAnswer(404, 'Page Not Found'),
  drawPlain: drawPlainPage,
  drawPreview: vi.fn(),
  scriptUrl: (source) => `/${source}`,
};

let oldLists = 0;
const english = {
  readRevision: vi.fn<() => Promise<number>>(),
  readRedirects: vi.fn<() => Promise<Map<string, string>>>(),
  getSettings: vi.fn(),
  listSitemapEntries: vi.fn(async () => [{ id: 7, changedAt: '2026-01-02T03:04:05.000Z' }]),
  readStaff: vi.fn(async () => null),
  known: {
    count: vi.fn(async () => 1),
    listTokens: async () => [],
    getColours: async () => new Map(),
    getDealers: async () => new Set<string>(),
    getIds: async () => new Set([7]),
    getTrashedFiles: vi.fn(async () => new Set<string>()),
    countOld: () => oldLists,
  },
  listBlogs: vi.fn(async () => ({ items: [], pageNumber: 1, total: 0, totalPages: 1 })),
};
const previews = {
  isSigned: vi.fn(async () => false),
  identify: vi.fn(async () => null),
  openLink: vi.fn(async () => null),
  mayShowTyped: vi.fn(async () => false),
  open: vi.fn(async () => null),
};
const data = {
  models: new Map(),
  ...english,
  previews,
  inLanguage: () => english,
};

const studio = createServer(async (request, response) => {
  const { method, url, headers } = request;
  response.setHeader('Content-Security-Policy', 'of the studio');
  response.setHeader('Referrer-Policy', 'of the studio');
  response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
});

const takeLead = vi.fn<ApiContext['leads']['takeLead']>();
const getFormStatus = vi.fn<ApiContext['leads']['getFormStatus']>();

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
let generation = 1;
let origin = '';
let server: ReturnType<typeof createSiteServer>;

beforeAll(async () => {
  const studioPort = await listenLocally(studio);
  writeFileSync(path.join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'B.SVG'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'lie.png'), '<script>alert(1)</script>');
  for (const name of ['.secret', 'page.html', 'page.js', 'page.png.htm']) {
    writeFileSync(path.join(folder, name), '<script>alert(1)</script>');
  }
  server = createSiteServer({
    isEnding: () => isEnding,
    environment: {
      PUBLIC_URL: 'https://ev.example',
      MEDIA_URL: '/media',
      TRUST_PROXY: false,
      STUDIO_URL: `http://127.0.0.1:${studioPort}`,
      STUDIO_PORT: 1,
      SIGN_INS_PER_ADDRESS: 60,
      SIGN_INS_PER_ACCOUNT: 10,
      RECKONINGS_PER_ADDRESS: 3,
      CONNECTIONS_PER_ADDRESS: 50,
    },
    log,
    counters: openMemoryCounters(),
    data,
    mediaFolder: folder,
    api: {
      data: data as unknown as ApiContext['data'],
      leads: {
        takeLead,
        takeRequest: vi.fn(),
        ownData: createOwnData({} as never),
        dealers: createDealerDesk({} as never, vi.fn()),
        createChallenge: vi.fn(),
        getFormStatus,
      },
      generation: () => generation,
    },
    papers: {
      brochures: { get: vi.fn() },
      own: { draw: vi.fn(), pageOf: () => '/savings' },
      press: { print: vi.fn() },
    },
    worker: { scripts: { serve: 'serve', retire: 'retire' }, isOn: true },
    keptAssets: { find: async () => undefined },
    pages,
    answerEarly: createEarlyAnswer((url) => (url === '/early' ? toAnswer(200, 'early') : undefined)),
  });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  studio.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  lines.length = 0;
  generation++;
  data.readRevision.mockResolvedValue(1);
  data.readRedirects.mockResolvedValue(new Map([['/old', '/blogs']]));
  data.getSettings.mockResolvedValue({
    domainStatus: 'live',
    company: 'Company',
    tagline: 'Words',
    emails: [],
    phones: [{ number: '+91 90000 <00000>', href: 'tel:+919000000000' }],
  });
});

const ask = (url: string, init: RequestInit = {}) => fetch(origin + url, { redirect: 'manual', ...init });

/** Sends a request that fetch would refuse or change. @returns the whole answer */
const sendRaw = (request: string) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(request);
  return text(socket);
};

/** Sends a request line that fetch would normalize. */
const askRaw = async (target: string) =>
  Number(
    (await sendRaw(`GET ${target} HTTP/1.1\r\nHost: ev.example\r\nConnection: close\r\n\r\n`)).split(' ')[1],
  );

test.each([
  ['a request that is not HTTP', 400, 'blogs, please\r\n\r\n'],
  ['seventeen kilobytes of headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`],
  ['too many headers', 431, `GET / HTTP/1.1\r\nHost: a\r\n${'X: x\r\n'.repeat(100)}\r\n`],
  ['far too many headers', 431, `GET / HTTP/1.1\r\nHost: a\r\n${'X: x\r\n'.repeat(300)}\r\n`],
])('%s gets a %i that is neither cached nor shown as a page', async (_what, status, request) => {
  const [head = '', body = ''] = (await sendRaw(request)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ statusCode: status });
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'Cache-Control: no-store',
      `Content-Security-Policy: ${apiPolicy}`,
      'X-Content-Type-Options: nosniff',
    ]),
  );
});

test('a stored answer is sent before any routing, but only for GET', async () => {
  expect(await (await ask('/early')).text()).toBe('early');
  expect((await ask('/early', { method: 'POST' })).status).toBe(405);
});

test('a page is found by its allowed query keys, and other keys are ignored', async () => {
  expect(await (await ask('/blogs?utm_source=x&page=2')).text()).toBe('blogs 2');
  expect(await (await ask('/blogs?utm_source=x')).text()).toBe('blogs');
});

test.each([
  ['/Blogs/', '/blogs'],
  ['/blogs/?page=2', '/blogs?page=2'],
  ['/%62logs', '/blogs'],
])('%s redirects permanently to %s', async (from, to) => {
  const response = await ask(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
  expect(response.headers.get('cache-control')).toMatch(/^private, /);
});

test.each(['/unknown', '/UNKNOWN/', '/blogdetails/9', '/a%20b', '/wp-admin/x.php'])(
  '%s gets the page “Page Not Found”',
  async (url) => {
    const response = await ask(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Page Not Found');
  },
);

test.each([
  ['/%', 400],
  ['/%c3%28', 400],
  ['/a%00b', 400],
  ['/media/%', 400],
  ['/media/../../etc/passwd', 400],
  ['/media/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/media/..%2f..%2fetc%2fpasswd', 404],
  [`/${'a'.repeat(5000)}`, 400],
  ['//evil.example/%2f..', 404],
  ['/blogs?%', 200],
])('%s gets %i', async (target, status) => {
  expect(await askRaw(target)).toBe(status);
});

test.each(['/studio/reset/secret-token', '/%73tudio/reset/secret-token'])(
  'the log of %s names only the studio, not the rest of the path',
  async (url) => {
    await (await ask(url)).text();
    await expect.poll(() => lines.join('')).toContain('"path":"/studio"');
    expect(lines.join('')).not.toContain('secret');
  },
);

test.each(['/api/get-cities/%zz', '/%61pi/get-cities/%zz'])(
  'a call to the unreadable path %s gets a failure in the format of the API',
  async (url) => {
    const response = await ask(url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(failureSchema.parse(await response.json()).message).toHaveProperty('form');
  },
);

test('too many own questions get 429, while the page itself is still served', async () => {
  for (let count = 0; count < 3; count += 1) expect((await ask(`/blogs?km=${count}`)).status).toBe(200);
  const refused = await ask('/blogs?km=9');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.text()).toContain('Too many requests');
  expect((await ask('/blogs')).status).toBe(200);
});

/** Counts requests per route, relative to the count when `note` was called. */
const openCount = async () => {
  const read = async () => {
    const lines = (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('ev_requests_total'));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  };
  const before = await read();
  return async () => {
    const now = await read();
    const rises = [...now].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(rises.filter(([, rise]) => rise > 0));
  };
};

test('requests are counted by route pattern, status and source, never by their address', async () => {
  const rises = await openCount();
  const asked = [
    '/early',
    '/early',
    '/blogs',
    '/blogs?page=2',
    '/blogs?km=1',
    '/broken',
    '/media/a.svg',
    '/api/nothing',
  ];
  for (const url of [...asked, '/secret-of-asha', '/studio/reset/secret-token', '/blogdetails/9'])
    await (await ask(url)).text();
  await expect.poll(rises).toEqual({
    'ev_requests_total{route="other",status="2xx",source="early"}': 2,
    'ev_requests_total{route="/blogs",status="2xx",source="hit"}': 1,
    'ev_requests_total{route="/blogs",status="2xx",source="made"}': 1,
    'ev_requests_total{route="/blogs",status="4xx",source="own"}': 1,
    'ev_requests_total{route="/broken",status="5xx",source="error"}': 1,
    'ev_requests_total{route="/media/*",status="2xx",source="none"}': 1,
    'ev_requests_total{route="/api/*",status="4xx",source="none"}': 1,
    'ev_requests_total{route="/studio/*",status="2xx",source="none"}': 1,
    'ev_requests_total{route="not found",status="4xx",source="none"}': 2,
  });
  expect(await registry.metrics()).not.toMatch(/asha|secret|blogdetails\/9/);
});

test.each([
  [
    'en',
    'failing',
    'We cannot take this form just now. Please call us on +91 90000 <00000>, or try again in a few minutes.',
  ],
  ['hi', 'failing', 'अभी यह फ़ॉर्म नहीं भेजा जा सकता। +91 90000 <00000> पर फ़ोन करें, या कुछ मिनट बाद फिर कोशिश करें।'],
  [
    'gu',
    'failing',
    'હમણાં આ ફોર્મ મોકલી શકાતું નથી. +91 90000 <00000> પર ફોન કરો, અથવા થોડી મિનિટ પછી ફરી પ્રયત્ન કરો.',
  ],
  ['en', 'paused', 'We take no online enquiries just now: please call us on +91 90000 <00000>.'],
] as const)('in %s the status of the forms says that they are %s', async (lang, status, message) => {
  getFormStatus.mockResolvedValueOnce(status);
  const response = await ask(`/api/get-form-status?lang=${lang}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { version: privacy_version } = getWords(lang).forms.privacy;
  expect(await response.json()).toEqual({ data: { taken: false, message, privacy_version } });
  getFormStatus.mockResolvedValueOnce('taken');
  expect(await (await ask('/api/get-form-status')).json()).toEqual({
    data: { taken: true, message: '', privacy_version },
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'REPORT'])(
  '%s on a page gets 405',
  async (method) => {
    const response = await ask('/blogs', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  },
);

test('a page that fails gets a plain error page, and is logged without its query', async () => {
  const response = await ask('/broken?name=Asha');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Something went wrong on our side');
  expect(html).not.toContain('secret detail');
  await expect.poll(() => lines.join('')).toContain('"status":500');
  expect(lines.join('')).toContain('secret detail');
  expect(lines.join('')).not.toMatch(/Asha|127\.0\.0\.1/);
});

test('a page whose record cannot be read gets 503 with the telephone, and is logged', async () => {
  const response = await ask('/unreadable');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<a href="tel:+919000000000">+91 90000 &lt;00000&gt;</a>');
  expect(html).not.toContain('secret detail');
  await expect.poll(() => lines.join('')).toContain('/unreadable could not be read');
});

test('the telephone is shown even if the database is away', async () => {
  await ask('/unreadable');
  generation++;
  data.getSettings.mockRejectedValue(new Error('away'));
  expect(await (await ask('/unreadable')).text()).toContain('tel:+919000000000');
});

test.each(['/api', '/api/', '/api/get-nothing', '/api/get-nothing/more'])(
  'the unknown call %s gets a JSON answer',
  async (url) => {
    for (const method of ['GET', 'POST', 'PUT']) {
      const response = await ask(url, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch('application/json');
    }
  },
);

test.each([
  ['/api/get-ride-days', 422],
  ['/api/get-cities', 422],
  ['/api/get-metadetails', 404],
] as const)('the variable part of %s may be as long as an address may be: %i', async (path, status) => {
  for (const length of [101, 15_000]) {
    const response = await ask(`${path}/${'a'.repeat(length)}`);
    expect([response.status, response.headers.get('allow')]).toEqual([status, null]);
  }
});

test.each(['/api/get-domain-status', '/api/get-nothing', '/api', '/api/get-cities/%zz'])(
  'the answer of %s forbids loading and framing anything',
  async (url) => {
    const { headers } = await fetch(`${origin}${url}`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

test('a call with the wrong method gets 405, whatever its body', async () => {
  for (const [method, url] of [
    ['POST', '/api/get-blogs?page=1'],
    ['GET', '/api/create-dealer'],
    ['DELETE', '/api/get-cities/3'],
  ] as const) {
    const body = method === 'POST' ? '{' : null;
    const response = await ask(url, { method, body, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(405);
    expect(await response.json()).toHaveProperty('message.form');
  }
});

test.each(['/api/get-domain-status', '/robots.txt', '/sitemap.xml', '/blogs/rss.xml'])(
  '%s gets 304 for every spelling of its etag',
  async (url) => {
    const first = await ask(url);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await ask(url, { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await ask(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  },
);

test('documents are made once until the content changes', async () => {
  await ask('/sitemap.xml');
  data.known.count.mockClear();
  await ask('/sitemap.xml');
  expect(data.known.count).not.toHaveBeenCalled();
  generation++;
  await ask('/sitemap.xml');
  expect(data.known.count).toHaveBeenCalled();
});

test('a sitemap made from old lists does not replace a complete one', async () => {
  await ask('/sitemap.xml');
  generation++;
  data.known.count.mockImplementationOnce(async () => {
    oldLists += 1;
    return 1;
  });
  data.listSitemapEntries.mockResolvedValueOnce([{ id: 7, changedAt: '2026-11-29T00:00:00.000Z' }]);
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('2026-11-29');
});

test('/healthz answers 200 whatever the database does', async () => {
  data.readRevision.mockRejectedValue(new Error('away'));
  expect((await ask('/healthz')).status).toBe(200);
});

test('/readyz answers 200 while the database answers, and again once it is back', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  data.readRevision.mockRejectedValue(new Error('away'));
  const response = await ask('/readyz');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  data.readRevision.mockResolvedValue(2);
  expect((await ask('/readyz')).status).toBe(200);
});

test('/readyz/pages answers 200 once all pages were made, whatever the database does then', async () => {
  hasMadeAll = false;
  const response = await ask('/readyz/pages');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/readyz')).status).toBe(200);
  hasMadeAll = true;
  data.readRevision.mockRejectedValue(new Error('away'));
  expect((await ask('/readyz/pages')).status).toBe(200);
});

test('an ending site answers 503 to health checks, and serves pages as before', async () => {
  isEnding = true;
  const asked = await Promise.all(['/healthz', '/readyz', '/readyz/pages', '/blogs'].map((url) => ask(url)));
  isEnding = false;
  expect(asked.map(({ status }) => status)).toEqual([503, 503, 503, 200]);
  expect(await asked[0]?.json()).toEqual({ status: 'unavailable', site: 'is ending' });
});

test('/readyz answers 503 within a second if the database hangs', async () => {
  const isAsked = Promise.withResolvers<void>();
  data.readRevision.mockImplementation(() => {
    isAsked.resolve();
    return new Promise(() => undefined);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = ask('/readyz');
  await isAsked.promise;
  vi.advanceTimersByTime(1000);
  expect((await asked).status).toBe(503);
});

test.each([
  ['live', 'Disallow: /studio'],
  ['live', 'Sitemap: https://ev.example/sitemap.xml'],
  ['maintenance', 'Disallow: /studio'],
  ['preview', 'Disallow: /\n'],
])('robots.txt of a domain with the status %s contains %j', async (domainStatus, rule) => {
  data.getSettings.mockResolvedValue({ domainStatus });
  expect(await (await ask('/robots.txt')).text()).toContain(rule);
});

test('robots.txt keeps a domain before its launch closed while its status cannot be read', async () => {
  data.getSettings.mockResolvedValue({ domainStatus: 'preview' });
  await ask('/robots.txt');
  generation++;
  data.getSettings.mockRejectedValue(new Error('away'));
  expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /\n');
});

test('uploaded pictures are served with their type and by range, and cannot run scripts', async () => {
  const response = await ask('/media/a.svg', { headers: { range: 'bytes=0-3' } });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe('<svg');
  expect(response.headers.get('content-type')).toMatch('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  const version = await ask('/media/a.svg?v=1');
  expect(version.headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['/media/B.SVG', 200, 'image/svg+xml'],
  ['/media/lie.png', 200, 'image/png'],
  ['/media/none.webp', 404, 'text/html'],
  ['/media/.secret', 404, 'text/html'],
  ['/media/page.html', 404, 'text/html'],
  ['/media/page.HTML', 404, 'text/html'],
  ['/media/page.js', 404, 'text/html'],
  ['/media/page.png.htm', 404, 'text/html'],
  ['/media/page%2ehtml', 404, 'text/html'],
  ['/media/', 404, 'text/html'],
])('%s gets %i with type %s, and cannot run scripts', async (url, status, type) => {
  const response = await ask(url);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a picture in the trash gets 404, but is served while the trash cannot be read', async () => {
  const statusOf = async (url: string) => (await ask(url)).status;
  english.known.getTrashedFiles.mockResolvedValue(new Set(['a.svg']));
  expect(await Promise.all(['/media/a.svg', '/media/%61.svg?v=1', '/media/B.SVG'].map(statusOf))).toEqual([
    404, 404, 200,
  ]);
  const { status, headers } = await ask('/media/a.svg', { method: 'HEAD' });
  expect([status, headers.get('content-security-policy')]).toEqual([404, expect.stringContaining('sandbox')]);
  english.known.getTrashedFiles.mockRejectedValue(new Error('away'));
  expect(await statusOf('/media/a.svg')).toBe(200);
  english.known.getTrashedFiles.mockResolvedValue(new Set());
  expect(await statusOf('/media/a.svg')).toBe(200);
});

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'forms of type %s that arrive together are processed 64 at a time, and no form is refused after it was processed',
  async (type) => {
    const isFile = type.startsWith('multipart');
    const begun = isFile
      ? '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x-'
      : '{"name":"Asha"';
    const rest = isFile ? '-' : '}';
    const call = isFile ? '/api/post-apply-job' : '/api/post-contact-us';
    let free = () => {};
    const isFree = new Promise<void>((resolve) => {
      free = resolve;
    });
    takeLead.mockReset().mockImplementation(() => isFree.then(() => ({ outcome: 'saved' })));
    const { port } = server.server.address() as AddressInfo;
    // From two networks, each of which may have 50 connections.
    const sockets = Array.from({ length: 80 }, (_, number) =>
      connect({ port, host: '127.0.0.1', localAddress: `127.0.9.${1 + (number % 2)}` }),
    );
    const answers = sockets.map((socket) => text(socket));
    const head = `Host: x\r\nConnection: close\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: ${type}`;
    for (const socket of sockets)
      socket.write(`POST ${call} HTTP/1.1\r\n${head}\r\nContent-Length: ${begun.length + 1}\r\n\r\n${begun}`);
    await delay(500);
    for (const socket of sockets) socket.write(rest);
    await expect.poll(() => takeLead.mock.calls).toHaveLength(64);
    await delay(20);
    expect(takeLead).toHaveBeenCalledTimes(64);
    free();
    const statuses = (await Promise.all(answers)).map((answer) => Number(answer.split(' ')[1]));
    // On a slow machine the last ones have waited too long. Then nothing was done for them.
    const refused = statuses.filter((status) => status === 503);
    expect(statuses.filter((status) => status === 200)).toHaveLength(80 - refused.length);
    expect(takeLead).toHaveBeenCalledTimes(80 - refused.length);
  },
);

test.each([
  ['application/x-www-form-urlencoded', 'x'.repeat(30_000), 413],
  ['application/xml', '<a/>', 415],
  ['application/json', '{', 400],
])('a body of type %s that a linked page cannot read gets its own status', async (type, body, status) => {
  const answer = await ask('/privacy/requests/mine', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the studio gets the request unchanged with the real client, and its own headers go out', async () => {
  const response = await ask('/studio/api/media?draft=true', {
    method: 'POST',
    body: '{"a":1}',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
    },
  });
  const seen = await response.json();
  expect(seen).toMatchObject({ method: 'POST', url: '/studio/api/media?draft=true', body: '{"a":1}' });
  expect(seen.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(origin).host,
    'x-forwarded-proto': 'http',
  });
  expect(response.headers.get('content-security-policy')).toBe('of the studio');
  expect(response.headers.get('referrer-policy')).toBe('of the studio');
});

test('paths of the studio are not logged, because they may contain secrets', async () => {
  await (await ask('/studio/reset/token123')).text();
  await expect.poll(() => lines.join('')).toContain('"path":"/studio"');
  expect(lines.join('')).not.toContain('token123');
  await (await ask('/studioexpo2026?name=Asha')).text();
  await expect.poll(() => lines.join('')).toContain('"path":"/studioexpo2026"');
});

test('the sitemap and the feed are XML', async () => {
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  expect(await sitemap.text()).toContain('<loc>https://ev.example/blogdetails/7</loc>');
  const feed = await ask('/blogs/rss.xml');
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
});

test('an unknown part of the sitemap gets 404', async () => {
  expect((await ask('/sitemap/leads-1.xml')).status).toBe(404);
  expect((await ask('/sitemap/blogs-1')).status).toBe(404);
});

test('an old address redirects permanently if there is no page, and keeps the query', async () => {
  const answer = await ask('/old?utm_source=x');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe('/blogs?utm_source=x');
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300');
  expect((await ask('/older')).status).toBe(404);
});
