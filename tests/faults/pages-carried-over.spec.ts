import { existsSync } from 'node:fs';
import { killProgram, waitFor } from '@ev-site/scripts/product.ts';
import { expect, test } from '@playwright/test';
import { openEditedCopy } from '../support/faults/edited-copy.ts';
import { startSecondSite } from '../support/product/second-site.ts';

const readPage = async (url: string) => (await fetch(`${url}/aboutus`)).text();
const setPhone = (number: string) =>
  `UPDATE site_settings_phones SET number = '${number}' WHERE purpose = 'main'`;

test('a site that was killed has its rendered pages at once after a restart, unless the content has changed', async () => {
  test.setTimeout(360_000);
  const copy = await openEditedCopy(process.env);
  // Each start uses another port, like two sites side by side that share the file.
  const settings = { ...copy.settings, PAGES_AHEAD: 'on', PUBLIC_URL: 'http://localhost:3000' };
  let site = await startSecondSite(settings);
  const killAndStart = async () => {
    await killProgram(site.program);
    site = await startSecondSite(settings);
  };
  try {
    await waitFor(`${site.url}/readyz/pages`, site.program, 150_000);
    const before = await readPage(site.url);
    // The pages are first compressed fully in the background, with rests between them, then all are written.
    const isKept = () => existsSync(`${settings.DATA_DIR}/pages/made.bin`);
    await expect.poll(isKept, { timeout: 180_000 }).toBe(true);
    // Changed without the site's knowledge: a page that is made again would show it.
    await copy.run(setPhone('+91 79 0000 7001'));
    await killAndStart();
    await waitFor(`${site.url}/readyz/pages`, site.program, 10_000);
    expect(await readPage(site.url)).toBe(before);
    // An edit while the site is away.
    await copy.run(setPhone('+91 79 0000 7002'), 'UPDATE content_revision SET revision = revision + 1');
    await killAndStart();
    await expect.poll(() => readPage(site.url)).toMatch(/\+91\s79\s0000\s7002/);
  } finally {
    await site.stop();
    await copy.remove();
  }
});
