import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '../data/settings.ts';
import { getLocale } from '../page/locale.ts';
import { getDefaultSettings } from '../pages/layout/default-settings.ts';
import { drawPlainPage } from '../rendering/plain/draw-plain-page.tsx';
import { addOffline } from './offline.ts';

let generation = 0;
let phones: Settings['phones'] = [];
const open = (isOn: boolean) => {
  const server = Fastify();
  addOffline(server, {
    data: {
      inLanguage: (language) => ({
        getSettings: async () => ({ ...getDefaultSettings(getLocale(language).words), phones }),
      }),
    },
    draw: drawPlainPage,
    generation: () => generation,
    scripts: { serve: 'serve()', retire: 'retire()' },
    isOn,
  });
  return server;
};
const toPhone = (number: string) => ({
  label: 'Sales',
  number,
  href: `tel:${number}`,
  purpose: 'main' as const,
});
beforeEach(() => {
  generation += 1;
  phones = [toPhone('12')];
});

test('the service worker is revalidated at each visit, may fetch only this site, and changes with the telephone numbers', async () => {
  const server = open(true);
  const { statusCode, headers, body } = await server.inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toMatch(/^\/\/ [\w-]+\nserve\(\)$/);
  expect((await server.inject('/service-worker.js')).body).toBe(body);
  generation += 1;
  phones = [toPhone('13')];
  expect((await server.inject('/service-worker.js')).body).not.toBe(body);
});

test('if it is switched off, the same address serves the script that removes it', async () => {
  expect((await open(false).inject('/service-worker.js')).body).toBe('retire()');
});

test.each([
  ['/offline', 'There is no connection just now', 'en-IN'],
  ['/hi/offline', 'अभी नेटवर्क नहीं है', 'hi-IN'],
  ['/gu/offline', 'અત્યારે નેટવર્ક નથી', 'gu-IN'],
])('%s is in its language, names the telephone numbers, and runs no script', async (path, heading, tag) => {
  const { statusCode, headers, body } = await open(true).inject(path);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="${tag}">`);
  expect(body).toContain(heading);
  expect(body).toContain('<a href="tel:12">12</a>');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-robots-tag']).toBe('noindex');
});
