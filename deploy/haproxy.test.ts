import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeProxy } from '@ev-site/scripts/deployed-proxy.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { isInstalled, systemPath } from '@ev-site/scripts/is-installed.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { endProgram } from '@ev-site/scripts/product.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe.skipIf(!isInstalled('haproxy') || !isInstalled('openssl'))(
  'HAProxy with the configuration of deploy/haproxy',
  () => {
    let asked = 0;
    /** Replaces a site, which has the files of one build. */
    const openSite = (build: string) =>
      createServer(({ url = '' }, response) => {
        if (url.endsWith('/kept')) {
          asked += 1;
          response.setHeader('Cache-Control', 'public, s-maxage=60');
        }
        if (url.startsWith('/assets/') && !url.endsWith(`-${build}.js`)) response.statusCode = 404;
        response.end('x');
      });
    const sites = [openSite('old'), openSite('new')] as const;
    const folder = mkdtempSync(path.join(tmpdir(), 'ev-haproxy-'));
    let program: ChildProcess;
    let http: number;
    let https: number;
    let said = '';

    const ask = async (url: string, method = 'GET'): Promise<number> => {
      const ca = readFileSync(path.join(folder, 'fullchain.pem'));
      const session = connect(`https://127.0.0.1:${https}`, { ca });
      try {
        const request = session.request({ ':path': url, ':method': method }).resume();
        const [headers] = await Promise.race([once(request, 'response'), once(session, 'error')]);
        return Number(headers[':status']);
      } finally {
        session.destroy();
      }
    };

    const readLines = () =>
      said
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line));

    beforeAll(async () => {
      https = await freePort();
      http = await freePort();
      const ports = [await listenLocally(sites[0]), await listenLocally(sites[1])] as const;
      const { command, run } = writeProxy('haproxy', { folder, http, https, sites: ports });
      program = spawn(command, run, {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, PATH: systemPath },
      });
      program.stdout?.on('data', (part) => {
        said += part;
      });
      await waitUntil('HAProxy answers', async () => (await ask('/')) === 200, { program });
    });
    afterAll(async () => {
      await endProgram(program);
      for (const site of sites) {
        site.closeAllConnections();
        site.close();
      }
      rmSync(folder, { recursive: true });
    });

    test('serves addresses that only begin like /metrics or /studio as pages, and logs nothing below /studio', async () => {
      for (const [url, status] of [
        ['/metrics', 404],
        ['/metrics/x', 404],
        ['/metricsexpo', 200],
        ['/%73tudio/reset/key', 200],
        ['/studio/reset/key%zz', 200],
        ['/studioexpo', 200],
      ] as const)
        expect([url, await ask(url)]).toEqual([url, status]);
      await expect.poll(() => readLines().map((line) => line.path)).toContain('/studioexpo');
      expect(said).not.toContain('reset');
    });

    test('logs nothing below /studio for plain http either', async () => {
      for (const url of ['/studio/reset/key', '/%73tudio/reset/key', '/aboutus'])
        expect((await fetch(`http://127.0.0.1:${http}${url}`, { redirect: 'manual' })).status).toBe(308);
      await expect.poll(() => readLines().map((line) => line.path)).toContain('/aboutus');
      expect(said).not.toContain('reset');
    });

    test('caches cacheable pages, but nothing of studio and previews in any spelling', async () => {
      const countOf = async (url: string) => {
        const before = asked;
        for (let time = 0; time < 2; time += 1) expect(await ask(url)).toBe(200);
        return asked - before;
      };
      expect(await countOf('/kept')).toBe(1);
      expect(await countOf('/studioexpo/kept')).toBe(1);
      for (const url of ['/studio/kept', '/%73tudio/kept', '/preview/kept', '/%70review/kept'])
        expect([url, await countOf(url)]).toEqual([url, 2]);
    });

    test('asks the next site for a file of a build that the first one does not have', async () => {
      for (const url of ['/assets/loader-old.js', '/assets/loader-new.js'])
        for (let time = 0; time < 4; time += 1) expect([url, await ask(url)]).toEqual([url, 200]);
      expect(await ask('/assets/loader-none.js')).toBe(404);
      expect(await ask('/assets/loader-none.js', 'POST')).toBe(404);
    });

    test('logs valid JSON, whatever path and method contain', async () => {
      const paths = ['/a","status":503,"b":"', '/back\\slash', '/%22%0a'];
      for (const url of paths) expect(await ask(url)).toBe(200);
      expect(await ask('/', 'A","b":"')).toBe(400);
      await expect.poll(() => readLines().at(-1)?.status).toBe(400);
      const lines = readLines();
      expect(lines.map((line) => line.path)).toEqual(expect.arrayContaining(['/', ...paths]));
      expect(lines.filter((line) => 'b' in line)).toEqual([]);
    });
  },
);
