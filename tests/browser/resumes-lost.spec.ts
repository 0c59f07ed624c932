import { openBreakableDatabase } from '../faults/breakable-database.ts';
import { type SecondSite, startSecondSite } from '../faults/second-site.ts';
import { type Bucket, startBucket } from '../storage/bucket.ts';
import { expectTexts, fill, forgiveAnswers, forms, loaderOf, sendOf, tick } from './forms-under-test.ts';
import { expect, test } from './watched-page.ts';

test.describe.configure({ mode: 'default' });

let bucket: Bucket;
let database: Awaited<ReturnType<typeof openBreakableDatabase>>;
let site: SecondSite;

test.beforeAll(async () => {
  bucket = await startBucket();
  database = await openBreakableDatabase(process.env);
  const settings = { ...database.settings, ...bucket.privateSettings };
  site = await startSecondSite(settings);
});
test.afterAll(async () => {
  await site.stop();
  await database.remove();
  bucket.stop();
});
test.use({
  // Playwright asks for it before `beforeAll` too, when the site has not been started.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => use(site?.url),
});

test('with no place for resumes an applicant reads what to do, keeps what he wrote, and sends it later', async ({
  page,
  faults,
}) => {
  const window = await forms.application.open(page);
  const typed = await fill(window, forms.application);
  bucket.mood.closed = true;
  await sendOf(window).click();
  const sentence = window.getByText(/We cannot take files just now/);
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(/mail your resume to \S+@\S+, or call us on \+\d/);
  await expectTexts(window, typed);
  const chosen = await window
    .getByLabel('Resume')
    .evaluate((input) => (input instanceof HTMLInputElement ? input.files?.[0]?.name : undefined));
  expect(chosen).toBe('resume.pdf');
  forgiveAnswers(faults);

  bucket.mood.closed = false;
  await page.waitForTimeout(5100);
  await tick(window);
  await sendOf(window).click();
  await expect(loaderOf(window)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(bucket.privateObjects.size).toBe(1);
  expect(bucket.refused).toEqual([]);
});
