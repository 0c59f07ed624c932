import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { expect, test } from 'vitest';
import { startCachingProxy } from './nginx.ts';

test.skipIf(!isInstalled('nginx'))(
  'the measured proxy is that of deploy/nginx, and links that count clicks share their page',
  async () => {
    const asked: string[] = [];
    const site = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.setHeader('Cache-Control', 's-maxage=60').end('a page');
    });
    const folder = mkdtempSync(join(tmpdir(), 'ev-site-measured-proxy-'));
    const siteUrl = `http://127.0.0.1:${await listenLocally(site)}`;
    const proxy = await startCachingProxy({ folder, port: await freePort(), site: siteUrl });
    try {
      asked.length = 0;
      const open = (path: string) => fetch(new URL(path, proxy.url));
      for (const path of ['/find', '/find?utm_source=fair&fbclid=1', '/find?seats=3']) {
        const answer = await open(path);
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, 'a page']);
        expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
      }
      expect(asked).toEqual(['/find', '/find?seats=3']);
      expect((await open('/metrics')).status).toBe(404);
    } finally {
      await proxy.stop();
      site.closeAllConnections();
      site.close();
      rmSync(folder, { recursive: true });
    }
  },
);
