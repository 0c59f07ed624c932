import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { failureSchema } from '@ev-site/contract/failure.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { languages, pathTo } from '@ev-site/contract/paths.ts';
import { writeProxy } from '@ev-site/scripts/deployed-proxy.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { isInstalled, systemPath } from '@ev-site/scripts/is-installed.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { endProgram } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { getWords } from '@ev-site/site/words/words.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))(
  'nginx with the configuration of deploy/nginx',
  () => {
    const held: ServerResponse[] = [];
    /** Replaces a site, which has the files of one build, and the storage. */
    const openSite = (build: string) =>
      createServer(async (request, response) => {
        const { url = '' } = request;
        await buffer(request);
        if (url.startsWith('/assets/')) response.writeHead(url.endsWith(`-${build}.js`) ? 200 : 404).end(url);
        else if (url.endsWith('/held')) held.push(response);
        else if (url.startsWith('/kept'))
          response
            .writeHead(url === '/kept' ? 200 : 404, { 'Cache-Control': 'public, s-maxage=60' })
            .end(url);
        else {
          const status = url.endsWith('/missing.webp') ? 404 : 200;
          response.writeHead(status, { 'X-Request-Id': 'of its own' }).end('x');
        }
      });
    const sites = [openSite('old'), openSite('new')] as const;
    const folder = mkdtempSync(path.join(tmpdir(), 'ev-nginx-'));
    let program: ChildProcess;
    let https: number;

    const chunked = { 'Transfer-Encoding': 'chunked' };
    const ask = (url: string, from = '203.0.113.7', sent?: Buffer, more: Record<string, string> = {}) =>
      new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
        (resolve, reject) => {
          const ca = readFileSync(path.join(folder, 'fullchain.pem'));
          const method = sent ? 'POST' : 'GET';
          const options = {
            ca,
            agent: false,
            port: https,
            path: url,
            method,
            headers: { 'X-Forwarded-For': from, ...more },
          };
          request({ host: '127.0.0.1', ...options }, async (response) => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, body: await text(response) });
          })
            .on('error', reject)
            .end(sent);
        },
      );

    beforeAll(async () => {
      const port = await listenLocally(sites[0]);
      https = await freePort();
      const place = {
        folder,
        http: await freePort(),
        https,
        sites: [port, await listenLocally(sites[1])] as const,
        cdn: '127.0.0.1',
      };
      const { command, run } = writeProxy('nginx', place);
      const conf = path.join(folder, 'conf.d', 'ev-site.conf');
      writeFileSync(
        conf,
        readFileSync(conf, 'utf8').replaceAll(/(limit_conn \w+) \d+;/g, (_line, zone) => {
          const most = zone.endsWith('_wide') ? 8 : zone.endsWith('_staff') ? 2 : 1;
          return `${zone} ${most};`;
        }),
      );
      const pictures = readFileSync(`${root}deploy/compose/ev-site-pictures.inc`, 'utf8');
      writeFileSync(
        path.join(folder, 'conf.d', 'ev-site-pictures.inc'),
        pictures.replace('10.89.3.13:8333', `127.0.0.1:${port}`),
      );
      program = spawn(command, run, { stdio: 'ignore', env: { ...process.env, PATH: systemPath } });
      await waitUntil('nginx answers', async () => (await ask('/')).status === 200, { program });
    });
    afterAll(async () => {
      await endProgram(program);
      for (const site of sites) {
        site.closeAllConnections();
        site.close();
      }
      rmSync(folder, { recursive: true });
    });

    test('lets a picture be cached for a day and a missing one not at all, and gives each answer an id', async () => {
      const [there, missing] = [await ask('/pictures/a.webp'), await ask('/pictures/missing.webp')];
      expect([there.status, missing.status]).toEqual([200, 404]);
      expect(there.headers['cache-control']).toBe('public, max-age=86400');
      expect(missing.headers['cache-control']).toBeUndefined();
      for (const { headers } of [there, missing]) {
        expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });

    test('keeps pages apart whose address ends like an encoding', async () => {
      for (const url of ['/keptbr', '/keptgzip', '/kept?page=2br'])
        expect((await ask(url)).body, url).toBe(url);
      for (const encodings of ['gzip, deflate, br', 'gzip']) {
        const { status, body } = await ask('/kept', '203.0.113.7', undefined, {
          'Accept-Encoding': encodings,
        });
        expect([status, body], encodings).toEqual([200, '/kept']);
      }
      const second = await ask('/kept?page=2', '203.0.113.7', undefined, { 'Accept-Encoding': 'br' });
      expect(second.body).toBe('/kept?page=2');
    });

    test('asks the next site for a file of a build that the first one does not have', async () => {
      for (const name of ['loader-old.js', 'loader-new.js'])
        for (let time = 0; time < 4; time += 1) expect((await ask(`/assets/${name}`)).status, name).toBe(200);
      expect((await ask('/assets/loader-none.js')).status).toBe(404);
      expect((await ask('/pictures/missing.webp')).status).toBe(404);
    });

    test.each([
      ['/', limits.body],
      ['/api/post-contact-us', limits.body],
      ['/api/post-apply-job', limits.resume * 4],
      ['/preview/products/1/en', 1_000_000],
      ['/studio', 1_000_000],
      ['/studio/api/products/1', 1_000_000],
      ['/studioexpo', limits.body],
      ['/studio/api/media', 25_000_000],
      ['/studio/api/dealers/import', 25_000_000],
    ])('%s accepts a body of %i bytes, and refuses one that is much larger', async (url, most) => {
      expect((await ask(url, '203.0.113.7', Buffer.alloc(most))).status).toBe(200);
      // Refused by its Content-Length, before the body arrives.
      expect((await ask(url, '203.0.113.7', Buffer.alloc(most * 1.4))).status).toBe(413);
    });

    test('serves addresses that only begin like /metrics or /studio as pages, and logs nothing below /studio', async () => {
      for (const [url, status] of [
        ['/metrics', 404],
        ['/metrics/x', 404],
        ['/metricsexpo', 200],
        ['/%73tudio/reset/key', 200],
        ['/studioexpo', 200],
      ] as const)
        expect([url, (await ask(url)).status]).toEqual([url, status]);
      const log = () => readFileSync(path.join(folder, 'access.log'), 'utf8');

      await expect.poll(log).toContain('"path":"/studioexpo"');
      expect(log()).not.toContain('reset');
    });

    test('limits the large bodies that one network sends at once, over all places together; small bodies do not count', async () => {
      const from = '203.0.113.11';
      const large = Buffer.alloc(100_000);
      const statusOf = async (...[url, sent, more]: [string, Buffer?, Record<string, string>?]) =>
        (await ask(url, from, sent, more)).status;
      const first = ask('/studio/api/media/held', from, large);
      await expect.poll(() => held.length).toBe(1);
      expect([
        await statusOf('/studio/api/media', large),
        await statusOf('/api/post-apply-job', large),
      ]).toEqual([429, 429]);
      expect(await statusOf('/studio/api/media', Buffer.alloc(10), chunked)).toBe(429);
      const question = Buffer.alloc(99_999);
      expect([
        await statusOf('/studio/api/media', question),
        await statusOf('/api/post-apply-job', question),
      ]).toEqual([200, 200]);
      expect([await statusOf('/studio/login'), await statusOf('/')]).toEqual([200, 200]);
      held.pop()?.end();
      expect((await first).status).toBe(200);
    });

    test.each([
      ['/studio/api/media', 2],
      ['/api/post-apply-job', 1],
    ])('a small body at %s counts towards the general limit of connections there', async (url, most) => {
      const sent = Buffer.alloc(10);
      const open = Array.from({ length: most }, () =>
        ask(`/${url.split('/')[1]}/held`, '203.0.113.12', sent),
      );
      await expect.poll(() => held.length).toBe(most);
      expect((await ask(url, '203.0.113.12', sent)).status).toBe(429);
      for (const response of held.splice(0)) response.end();
      expect((await Promise.all(open)).map(({ status }) => status)).toEqual(Array(most).fill(200));
    });

    test('refuses an application over the limit in the site’s own words, in the language of its page', async () => {
      const from = '203.0.113.13';
      const large = Buffer.alloc(100_000);
      const first = ask('/studio/api/media/held', from, large);
      await expect.poll(() => held.length).toBe(1);
      for (const language of languages) {
        const page = `https://ev.example${pathTo('Careers', { language })}`;
        const { status, headers, body } = await ask('/api/post-apply-job', from, large, { Referer: page });
        expect(status).toBe(429);
        expect(headers).toMatchObject({
          'content-type': expect.stringContaining('json'),
          'retry-after': '60',
        });
        expect(failureSchema.parse(JSON.parse(body))).toEqual({
          message: { form: [getWords(language).forms.problems.overloaded({ phone: '' })] },
          code: 'busy',
        });
      }
      held.pop()?.end();
      expect((await first).status).toBe(200);
    });

    test('limits the connections of an IPv6 /48 together', async () => {
      const from = (network: number) => `2001:db8:7:${network}::1`;
      const open = Array.from({ length: 8 }, (_, network) => ask('/api/held', from(network)));
      await expect.poll(() => held.length).toBe(8);
      expect((await ask('/api/other', from(8))).status).toBe(429);
      expect((await ask('/api/other', '2001:db8:8::1')).status).toBe(200);
      for (const response of held.splice(0)) response.end();
      expect((await Promise.all(open)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    });

    test.each([
      ['203.0.113.9', '203.0.113.9', '203.0.113.10'],
      ['2001:db8:0:a::1', '2001:db8:0:a:ffff::2', '2001:db8:0:b::1'],
    ])(
      '%s and %s count as one network for the limit of connections, %s as another',
      async (one, same, other) => {
        const first = ask('/api/held', one);
        await expect.poll(() => held.length).toBe(1);
        expect((await ask('/api/other', same)).status).toBe(429);
        expect((await ask('/api/other', other)).status).toBe(200);
        held.pop()?.end();
        expect((await first).status).toBe(200);
      },
    );
  },
);
