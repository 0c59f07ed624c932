import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { type APIRequestContext, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { lendSession, signIn } from '../support/staff/staff-desk.ts';
import { useColleague } from '../support/staff/studio-session.ts';

// A colleague of this file's own: the studio opens the live preview on every form once a person has opened it.
const editor = useColleague('editor');

/** Makes a document for one test and removes it afterwards. */
const withDocument = async (
  path: string,
  data: object,
  work: (id: number, staff: APIRequestContext) => Promise<void>,
): Promise<void> => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const made = await staff.post(`/studio/api/${path}`, { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).doc;
  try {
    await work(id, staff);
  } finally {
    await staff.delete(`/studio/api/${path.split('?')[0]}/${id}`);
    await staff.dispose();
  }
};

const newTitle = () => `Preview ${Date.now()}${Math.round(Math.random() * 1e6)}`;

const makeArticle = (title: string) => ({
  title,
  description: 'One or two sentences.',
  body: toRichText('Whole text.'),
  publishedAt: new Date().toISOString(),
  _status: 'draft',
});

/** Opens the live preview beside the form, and returns the page in it. */
const openLivePreview = async (page: Page): Promise<FrameLocator> => {
  const window = page.locator('#live-preview-iframe');
  // The studio remembers for each person whether the preview is open.
  await expect(page.locator('#live-preview-toggler')).toBeVisible();
  if (!(await window.isVisible())) await page.locator('#live-preview-toggler').click();
  await expect(window).toBeVisible();
  return page.frameLocator('#live-preview-iframe').frameLocator('iframe:not([data-coming])');
};

test('an article is previewed while it is typed, in the language of the form, and visitors do not see it', async ({
  page,
}) => {
  const title = newTitle();
  await withDocument('blogs?draft=true', makeArticle(title), async (id) => {
    await lendSession(page.context(), editor.email, editor.password);
    await page.goto(`/studio/collections/blogs/${id}`);
    const preview = await openLivePreview(page);
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview.getByText('Preview: this is not the public page')).toBeVisible();
    const typed = `${title} typed`;
    await page.getByLabel('Title').press('End');
    await page.getByLabel('Title').pressSequentially(' typed', { delay: 20 });
    await expect(preview.getByRole('heading', { level: 1, name: typed })).toBeVisible();
    expect((await page.request.get(`/blogdetails/${id}`)).status()).toBe(404);
    // Typed completely: nothing that came back from the preview removed a letter.
    await expect(page.getByLabel('Title')).toHaveValue(typed);
  });
});

test('a banner that is switched off is previewed while it is typed, and typing does not save it', async ({
  page,
}) => {
  const heading = newTitle();
  const reader = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const { docs } = await (await reader.get('/studio/api/banners?limit=1&depth=0')).json();
  await reader.dispose();
  const banner = {
    heading,
    description: toRichText('One.'),
    picture: docs[0].picture,
    active: false,
  };
  await withDocument('banners', banner, async (id, staff) => {
    await lendSession(page.context(), editor.email, editor.password);
    await page.goto(`/studio/collections/banners/${id}`);
    const preview = await openLivePreview(page);
    await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByLabel('Heading').fill(`${heading} typed`);
    await expect(preview.getByRole('heading', { name: `${heading} typed` })).toBeVisible();
    await expect(preview.getByText('the text in the studio at this moment')).toBeVisible();
    expect((await (await staff.get(`/studio/api/banners/${id}`)).json()).heading).toBe(heading);
    expect(await (await page.request.get('/')).text()).not.toContain(heading);
  });
});

test('the Preview button shows a draft on the site, on a phone and a desktop, in each language, with a way out', async ({
  page,
}) => {
  const title = newTitle();
  await withDocument('blogs?draft=true', makeArticle(title), async (id, staff) => {
    const hindi = { title: `${title} हिन्दी` };
    await staff.patch(`/studio/api/blogs/${id}?draft=true&locale=hi`, { data: hindi });
    await lendSession(page.context(), editor.email, editor.password);
    await page.goto(`/studio/collections/blogs/${id}`);
    const opening = page.waitForEvent('popup');
    await page.locator('#preview-button').click();
    const preview = await opening;
    await expect(preview).toHaveURL(new RegExp(`/preview/blogs/${id}/en\\?fresh=1$`));
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const bar = preview.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('Preview: this is not the public page');
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await preview.setViewportSize(size);
      await expect(bar).toBeInViewport();
      // Nothing is wider than the window.
      const overflow = await preview.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await bar.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: hindi.title })).toBeVisible();
    await preview.getByRole('link', { name: 'प्रीव्यू से बाहर जाएँ' }).click();
    await expect(preview).toHaveURL(`${BASE_URL}/hi`);
  });
});

test('a colleague without an account opens a link until it is revoked', async ({ page, browser }) => {
  const title = newTitle();
  await withDocument('blogs?draft=true', makeArticle(title), async (id) => {
    await lendSession(page.context(), editor.email, editor.password);
    await page.goto(`/studio/collections/blogs/${id}`);
    // A press before the script has loaded does nothing.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('Address to send').inputValue();
    const colleague = await browser.newContext();
    const asked: string[] = [];
    try {
      const reader = await colleague.newPage();
      reader.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(reader.url()).toBe(`${BASE_URL}/preview/blogs/${id}/en`);
      const token = new URL(address).hash.slice(1);
      expect(asked.filter((line) => line.includes(token))).toEqual([]);
      await page.getByRole('button', { name: 'Revoke' }).click();
      await expect(page.getByLabel('Address to send')).toHaveCount(0);
      await reader.reload();
      await expect(reader.getByRole('heading', { name: 'This preview does not open' })).toBeVisible();
      await reader.goto(address);
      await expect(reader.getByText('Ask the person who sent it for a new link.')).toBeVisible();
    } finally {
      await colleague.close();
    }
  });
});
