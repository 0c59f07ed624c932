import { languages } from '@ev-site/contract/paths.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../data/products.ts';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { getDefaultSettings } from '../../pages/layout/default-settings.ts';
import { type Press, PressBusy } from '../../paper/press.ts';
import type { PrintOrder } from '../../paper/press-messages.ts';
import { addNotModified } from '../not-modified.ts';
import { toStoredAnswer } from '../stored-answer.ts';
import { addPapers } from './add-papers.ts';
import { createBrochures } from './brochures.ts';
import { createOwnPapers } from './own-papers.ts';

const product = {
  key: 'major',
  kind: 'pickup',
  name: 'Major',
  plateName: 'MAJOR',
  line: 'Pickup',
  tagline: '',
  summary: '',
  heroPicture: null,
  pictures: [],
  variants: [],
  headlineFigures: [],
  price: null,
  claims: [],
  specification: [],
  solutions: [],
  innovations: [],
  innovationsHeading: '',
  accessories: [],
} as unknown as Product;

let server: FastifyInstance;
let generation = 0;
let settings: Settings;
let summary = '';
const getProduct = vi.fn(async (key: string) => (key === 'major' ? { ...product, summary } : null));
const print = vi.fn<Press['print']>();
const press: Press = { print, isAvailable: () => true, stop: vi.fn() };
const takeFromQuota = vi.fn(async () => true);

const open = () => {
  const reading = {
    getProduct,
    getSettings: async () => settings,
    getReckoningBasis: async () => null,
    listComparedVehicles: async () => [],
    known: { getColours: async () => new Map([['major', []]]) },
  };
  const data = { readRevision: async () => 7, inLanguage: () => reading };
  const common = { data, publicUrl: 'https://ev.example', generation: () => generation };
  const brochures = createBrochures({
    ...common,
    press,
    mediaFolder: '/nowhere',
    log: { error: vi.fn() },
  });
  server = Fastify();
  addNotModified(server);
  addPapers(server, {
    brochures,
    own: createOwnPapers(common),
    press,
    publicUrl: 'https://ev.example',
    plain: {
      get: (status) =>
        toStoredAnswer({ status, etag: '"x"', headers: {}, bodies: { identity: Buffer.from('plain') } }),
    },
    takeFromQuota,
  });
  return brochures;
};

beforeEach(() => {
  generation += 1;
  summary = '';
  settings = getDefaultSettings(getLocale('en').words);
  vi.clearAllMocks();
  print.mockImplementation(async ({ content }: PrintOrder) => Buffer.from(`%PDF ${content}`));
  takeFromQuota.mockResolvedValue(true);
  open();
});
const get = (url: string, headers = {}) => server.inject({ url, headers });

test.each(languages)(
  'a brochure in %s names its language, can be cached, and is revalidated with 304',
  async (language) => {
    const url = language === 'en' ? '/brochures/major.pdf' : `/${language}/brochures/major.pdf`;
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="major-${language}.pdf"`,
      'content-language': `${language}-IN`,
      'cache-control': 'public, max-age=300',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      link: `<https://ev.example${language === 'en' ? '' : `/${language}`}/productmajor>; rel="canonical"`,
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(JSON.parse(body.slice(5))).toMatchObject({ kind: 'brochure', language });
    const again = await get(url, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(print).toHaveBeenCalledTimes(1);
  },
);

test('a file that names no vehicle gets 404 without a query', async () => {
  for (const file of [
    'x.pdf',
    'major',
    'major.pdf.pdf',
    '..%2Fmajor.pdf',
    'MAJOR.pdf',
    `${'a'.repeat(90)}.pdf`,
  ])
    expect((await get(`/brochures/${file}`)).statusCode, file).toBe(404);
  expect(getProduct).not.toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
});

test('a thousand simultaneous requests cause one print', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get('/brochures/major.pdf')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a change of the content causes a new print only if it changes the brochure', async () => {
  const first = await get('/brochures/major.pdf');
  generation += 1;
  expect((await get('/brochures/major.pdf')).headers.etag).toBe(first.headers.etag);
  expect(print).toHaveBeenCalledTimes(1);
  generation += 1;
  summary = 'New words';
  const changed = await get('/brochures/major.pdf');
  expect(changed.body).toContain('New words');
  expect(changed.headers.etag).not.toBe(first.headers.etag);
});

test('brochures are served during maintenance, and are not indexed before the launch', async () => {
  settings = { ...settings, domainStatus: 'maintenance' };
  expect((await get('/brochures/major.pdf')).statusCode).toBe(200);
  generation += 1;
  settings = { ...settings, domainStatus: 'preview' };
  expect((await get('/brochures/major.pdf')).headers['x-robots-tag']).toBe('noindex');
});

test('a busy press causes a 503, and the brochure has no size until it is printed', async () => {
  print.mockRejectedValue(new PressBusy('busy'));
  const brochures = open();
  expect((await get('/brochures/major.pdf')).statusCode).toBe(503);
  await expect(brochures.describe('major', 'en')).rejects.toThrow(PressBusy);
  print.mockResolvedValue(Buffer.from('1234'));
  generation += 1;
  expect(await brochures.describe('major', 'en')).toMatchObject({ bytes: 4 });
});

test('an own paper without an answer redirects to its page; long queries get 400, and too many 429', async () => {
  const { statusCode, headers } = await get('/hi/compare.pdf?vehicles=a&vehicles=b&x=1');
  expect(statusCode).toBe(303);
  expect(headers).toMatchObject({
    location: '/hi/compare?vehicles=a%2C+b',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect((await get(`/savings.pdf?km=${'1'.repeat(2000)}`)).statusCode).toBe(400);
  takeFromQuota.mockResolvedValue(false);
  expect((await get('/savings.pdf?km=90')).statusCode).toBe(429);
  expect(print).not.toHaveBeenCalled();
});
