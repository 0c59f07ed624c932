import { expect, test } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';
import { lendSession } from '../support/staff/staff-desk.ts';
import { useColleague } from '../support/staff/studio-session.ts';

// A colleague of this file's own, because the studio goes on in the language of the last opened document.
const editor = useColleague('editor');

test('a search finds content in three scripts, is reached from every page by link and by key, and requires signing in', async ({
  page,
  browser,
}) => {
  await lendSession(page.context(), editor.email, editor.password);
  await page.context().setExtraHTTPHeaders({ Origin: BASE_URL });
  const name = `Findable${Date.now()}`;
  const made = await page.request.post('/studio/api/questions?draft=true', {
    data: { question: name, _status: 'draft' },
  });
  const { doc } = await made.json();
  try {
    await page.request.patch(`/studio/api/questions/${doc.id}?draft=true&locale=gu`, {
      data: { question: `શોધ ${name}`, _status: 'draft' },
    });
    await page.goto('/studio/collections/blogs');
    await page.getByRole('link', { name: 'Search' }).waitFor();
    await expect(async () => {
      await page.locator('body').press('Control+k');
      await page.waitForURL('**/studio/search', { timeout: 2000 });
    }).toPass();
    const field = page.getByRole('searchbox', { name: /^Words/ });
    await expect(field).toBeFocused();
    await field.fill(`શોધ ${name}`);
    await field.press('Enter');
    await expect(page.getByText('One was found.')).toBeVisible();
    const questions = page.getByRole('region', { name: 'Questions' });
    const found = questions.getByRole('link', { name: `શોધ ${name}` });
    await expect(questions.getByText('Draft')).toBeVisible();
    await expect(questions.getByText('ગુજરાતી')).toBeVisible();
    expect(await listViolations(page, { within: '.search' })).toEqual([]);
    await found.click();
    await page.waitForURL(`**/studio/collections/questions/${doc.id}?locale=gu`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/studio');
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: /^Words/ }).fill('battery');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('region', { name: 'Articles' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  } finally {
    await editor.askAsAdmin().delete(`/studio/api/questions/${doc.id}`);
  }
  const stranger = await browser.newPage();
  await stranger.goto('/studio/search?q=battery');
  await expect(stranger).toHaveURL(/\/studio\/login/);
  await stranger.close();
});
