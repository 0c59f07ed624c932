import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { signInOn } from '../support/staff/studio-session.ts';

const api = '/studio/api/blogs';

const toFile = (csv: string) => ({ name: 'articles.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

const open = async (page: Page) => {
  await page.goto('/studio/collections/blogs');
  await page.getByText('Export to a file, import from one').click();
};

test('imports articles from a CSV file as drafts, and updates them from an edited export', {
  tag: '@alone',
}, async ({ page }) => {
  await signInOn(page);
  const title = `From a file ${Date.now()}`;
  const csv = (more: string) =>
    `Title (English),Title (Hindi),Body (English)\n${title},फ़ाइल से,"First.\n\n## Second"\n${more}`;
  try {
    await open(page);
    const field = page.getByLabel('CSV file');
    await field.setInputFiles(toFile(csv(',बिना नाम,\n')));
    await expect(page.getByText('Would be: 1 new, 0 changed, 0 as before, 1 refused.')).toBeVisible();
    await expect(field).toHaveValue(/\.csv$/);
    await expect(page.getByRole('cell', { name: 'Title (English) is empty.' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    expect(await listViolations(page, { within: '.content-files' })).toEqual([]);

    await field.setInputFiles(toFile(csv('')));
    await page.getByRole('button', { name: 'Import 1 article' }).click();
    await expect(page.getByText('Done: 1 new')).toBeVisible();
    const query = `${api}?draft=true&depth=0&locale=all&where[title][equals]=${encodeURIComponent(title)}`;
    const find = async () => (await (await page.request.get(query)).json()).docs;
    const [made] = await find();
    expect(made).toMatchObject({ _status: 'draft', title: { en: title, hi: 'फ़ाइल से' } });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export all articles as CSV' }).click(),
    ]);
    const exported = readFileSync(await download.path(), 'utf8');
    await field.setInputFiles(toFile(exported));
    await expect(page.getByText(/^Would be: 0 new, 0 changed, \d+ as before, 0 refused\.$/)).toBeVisible();
    await field.setInputFiles(toFile(exported.replace('फ़ाइल से', 'फ़ाइल से, बदला हुआ')));
    await page.getByRole('button', { name: 'Import 1 article' }).click();
    await expect(page.getByText(/^Done: 0 new, 1 changed/)).toBeVisible();
    expect(await find()).toMatchObject([{ id: made.id, title: { en: title, hi: 'फ़ाइल से, बदला हुआ' } }]);
  } finally {
    await page.request.delete(`${api}?draft=true&where[title][equals]=${encodeURIComponent(title)}`);
  }
});
