import { expect, test } from '@playwright/test';
import { openBreakableDatabase } from './breakable-database.ts';
import { startSecondSite } from './second-site.ts';

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

test('a database that goes away costs no reader a page, and the site recovers by itself', async () => {
  const database = await openBreakableDatabase(process.env);
  const site = await startSecondSite(database.settings);
  try {
    await expect.poll(() => statusOf(`${site.url}/`)).toBe(200);
    database.take();
    await expect.poll(() => statusOf(`${site.url}/readyz`), { timeout: 15_000 }).toBe(503);
    expect(await statusOf(`${site.url}/healthz`)).toBe(200);
    const home = await fetch(`${site.url}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<h1');
    database.giveBack();
    await expect.poll(() => statusOf(`${site.url}/readyz`), { timeout: 15_000 }).toBe(200);
    expect(await statusOf(`${site.url}/`)).toBe(200);
  } finally {
    await site.stop();
    database.remove();
  }
});

test('a site that is told to stop finishes what it has begun', async () => {
  const site = await startSecondSite({});
  const answers = Array.from({ length: 50 }, () => fetch(`${site.url}/`).then((response) => response.text()));
  const stopped = site.stop();
  for (const html of await Promise.all(answers)) expect(html).toContain('</html>');
  await stopped;
  expect(site.program.exitCode).toBe(0);
});
