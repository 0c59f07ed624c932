import { hour } from '@ev-site/contract/spans-of-time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawPlain } from '../../page/plain-page.ts';
import { createBusyAnswers } from './busy-answers.ts';

const log = { error: vi.fn() };
let generation = 1;
let number = '12';
const draw = vi.fn<DrawPlain>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  log.error.mockClear();
  number = '12';
  draw.mockReset();
  draw.mockImplementation(async (content) => ({
    html: 'phone' in content ? `Call ${content.phone?.number}` : '',
    policy: "default-src 'none'; style-src 'self'",
  }));
});
afterEach(() => vi.useRealTimers());

const open = async () => {
  const busy = createBusyAnswers({
    isHttps: true,
    draw,
    getPhone: async () => ({ number, href: `tel:${number}` }),
    generation: () => generation,
    log,
  });
  await busy.prepare();
  draw.mockClear();
  return () => busy.get({ method: 'GET', url: '/find', headers: {} }).variants.identity.body.toString();
};

const change = () => {
  generation += 1;
  number = '13';
};

/** Lets all started work finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const prepare = async () => {
  const busy = createBusyAnswers({
    isHttps: true,
    draw,
    getPhone: async () => undefined,
    generation: () => 1,
    log,
  });
  await busy.prepare();
  return busy;
};

test.each([
  ['application/x-www-form-urlencoded; charset=utf-8', {}, 'text/html'],
  ['Application/X-WWW-Form-URLencoded', {}, 'text/html'],
  ['application/x-www-form-urlencoded', { 'x-requested-with': 'com.facebook.katana' }, 'text/html'],
  [
    'application/x-www-form-urlencoded',
    { 'x-requested-with': 'app', 'sec-fetch-mode': 'navigate' },
    'text/html',
  ],
  ['application/x-www-form-urlencoded', { 'x-requested-with': 'fetch' }, 'application/json'],
  ['application/json', {}, 'application/json'],
])('a form sent as %s with headers %j gets an answer of type %s', async (type, more, told) => {
  const busy = await prepare();
  const { variants } = busy.get({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': type, ...more },
  });
  expect(variants.identity.headers.join('\n')).toContain(`Content-Type\n${told}`);
  expect(variants.identity.headers.join('\n')).toContain("Content-Security-Policy\ndefault-src 'none'");
});

test('a page gets an HTML answer even if its address begins like the API or the studio', async () => {
  const busy = await prepare();
  const toType = (url: string) =>
    /Content-Type\n(\S+);/.exec(
      busy.get({ method: 'GET', url, headers: {} }).variants.identity.headers.join('\n'),
    )?.[1];
  for (const url of ['/apiexpo2026', '/studio/apiexpo']) expect(toType(url)).toBe('text/html');
  for (const url of ['/api/blogs', '/api?x', '/studio/api/staff/me'])
    expect(toType(url)).toBe('application/json');
});

test('a change is drawn once for all simultaneous requests', async () => {
  const get = await open();
  change();
  expect([get(), get(), get()]).toEqual(['Call 12', 'Call 12', 'Call 12']);
  await settle();
  expect(get()).toBe('Call 13');
  expect(draw).toHaveBeenCalledTimes(3);
});

test('the old answers are used if drawing fails; the failure is logged once, and drawing is tried again later by any clock', async () => {
  const get = await open();
  change();
  // All three languages fail, and no rejection may stay unhandled.
  draw.mockRejectedValue(new Error('no template'));
  expect(get()).toBe('Call 12');
  await settle();
  expect(get()).toBe('Call 12');
  await settle();
  expect(log.error.mock.calls.map(([, message]) => message)).toEqual([
    'the answers of a busy hour could not be drawn anew',
  ]);
  draw.mockReset();
  draw.mockImplementation(async () => ({ html: 'Call 13', policy: '' }));
  vi.setSystemTime(Date.now() - hour);
  vi.advanceTimersByTime(5000);
  get();
  await settle();
  expect(get()).toBe('Call 13');
});

test('a change during the drawing is not missed', async () => {
  const get = await open();
  change();
  draw.mockImplementationOnce(async () => {
    generation += 1;
    return { html: 'Call nobody', policy: '' };
  });
  get();
  await settle();
  get();
  await settle();
  expect(get()).toBe('Call 13');
});
