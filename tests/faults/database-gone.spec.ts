import { once } from 'node:events';
import { request } from 'node:http';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { expect, test } from '@playwright/test';
import { openBreakableDatabase } from '../support/faults/breakable-database.ts';
import { startSecondSite } from '../support/product/second-site.ts';

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

test('while the database is away pages are served that nobody has requested before, and the site recovers by itself', async () => {
  const database = await openBreakableDatabase(process.env);
  const port = String(await freePort());
  const site = await startSecondSite({ ...database.settings, PAGES_AHEAD: 'on', METRICS_PORT: port });
  const countKept = async () => {
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^ev_page_cache_entries (\d+)$/m.exec(figures)?.[1]);
  };
  try {
    // Page Not Found in three languages, then the pages in the order of the table; nobody has requested any of them.
    await expect.poll(countKept, { timeout: 30_000 }).toBeGreaterThan(5);
    database.take();
    await expect.poll(() => statusOf(`${site.url}/readyz`), { timeout: 15_000 }).toBe(503);
    expect(await statusOf(`${site.url}/healthz`)).toBe(200);
    for (const path of ['/', '/aboutus', '/becomedealer']) {
      const page = await fetch(`${site.url}${path}`);
      expect(page.status, path).toBe(200);
      expect(await page.text()).toContain('<h1');
    }
    database.giveBack();
    await expect.poll(() => statusOf(`${site.url}/readyz`), { timeout: 15_000 }).toBe(200);
    expect(await statusOf(`${site.url}/`)).toBe(200);
  } finally {
    await site.stop();
    await database.remove();
  }
});

test('a site that is told to stop finishes the requests it has begun', async () => {
  const site = await startSecondSite({});
  const body = JSON.stringify({ firstname: 'Asha' });
  const upload = request(`${site.url}/api/post-contact-us`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Requested-With': 'XMLHttpRequest',
      Expect: '100-continue',
    },
  });
  const answered = once(upload, 'response');
  upload.flushHeaders();
  // The site is handling the request when it is told to stop, and still waits for its body when it accepts no more.
  await once(upload, 'continue');
  upload.write(body.slice(0, 5));
  const stopped = site.stop();
  const takesMore = () =>
    fetch(`${site.url}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(takesMore).toBe(false);
  upload.end(body.slice(5));
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(422);
  await stopped;
  expect(site.program.exitCode).toBe(0);
});
