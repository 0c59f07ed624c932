import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bringForward, inAnHour, schedule } from '../support/browser/schedule-drawer.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { signIn } from '../support/staff/staff-desk.ts';
import { signInOn, useColleague } from '../support/staff/studio-session.ts';

let admin: APIRequestContext;

const readPage = async (slug: string) =>
  (await admin.get(`/studio/api/globals/${slug}?depth=0&locale=en`)).json();
const toUnique = (words: string) => `${words} ${Date.now()}${Math.floor(Math.random() * 1e6)}`;
const htmlOf = async (path: string) => (await admin.get(path)).text();

test.beforeAll(async () => {
  admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
});

/** Restores a page; other tests work on other pages meanwhile. */
const putBack = async (slug: string, data: object) => {
  const saved = await admin.post(`/studio/api/globals/${slug}`, { data });
  expect(saved.status(), await saved.text()).toBe(200);
};

/** Opens the preview of the open document, in a window of its own. */
const openPreview = async (page: Page): Promise<Page> => {
  const opening = page.waitForEvent('popup');
  await page.locator('#preview-button').click();
  const preview = await opening;
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
    'this is not the public page',
  );
  return preview;
};

test.describe('with a colleague', () => {
  const colleague = useColleague('editor', 'Bina Patel');

  test('two people edit the draft of a page, visitors do not see it, and it goes live at its time', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const heading = toUnique('Needs, drafted');
    const { needsHeading } = await readPage('about-page');
    await signInOn(page);
    await page.goto('/studio/globals/about-page');
    await expect(page.getByText('Status: Published')).toBeVisible();
    const field = page.getByLabel('Needs Heading');
    const saved = (status: number) =>
      page.waitForResponse(
        (response) => response.url().includes('autosave=true') && response.status() === status,
      );
    let save = saved(200);
    await field.fill(heading);
    await save;
    await expect(page.getByText('Changed since it was published')).toBeVisible();
    const preview = await openPreview(page);
    await expect(preview.getByText(heading)).toBeVisible();
    await preview.close();
    expect(await htmlOf('/aboutus')).not.toContain(heading);

    // A colleague saves her own draft meanwhile.
    const editor = await signIn(colleague.email, colleague.password);
    const { opened } = await (await editor.get('/studio/api/globals/about-page?draft=true&depth=0')).json();
    const theirs = await editor.post('/studio/api/globals/about-page?draft=true', {
      data: { needsHeading: 'Theirs.', opened },
    });
    expect(theirs.status(), await theirs.text()).toBe(200);
    save = saved(409);
    await field.fill(`${heading} Mine.`);
    await save;
    const conflict = page.getByRole('alert', { name: 'Changed meanwhile' });
    await expect(conflict).toContainText('Bina Patel saved this at');
    await expect(conflict).toContainText('theirs: “Theirs.”');
    await expect(conflict).toContainText(`yours: “${heading} Mine.”`);
    await expect(field).toHaveValue(`${heading} Mine.`);
    save = saved(200);
    await conflict.getByRole('button', { name: 'let me save mine' }).click();
    await field.press('End');
    await field.press('!');
    await save;
    await expect(conflict).toBeHidden();
    await editor.dispose();

    const typed = inAnHour();
    await schedule(page, typed);
    await page.goto('/studio/globals/about-page');
    await expect(page.getByText('Scheduled: goes live on')).toBeVisible();
    expect(await htmlOf('/aboutus')).not.toContain(heading);
    const at = await bringForward({ page: 'about-page' }, typed);
    await expect
      .poll(() => htmlOf('/aboutus'), { timeout: at.getTime() + 5000 - Date.now(), intervals: [200] })
      .toContain(`${heading} Mine.!`);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
    await putBack('about-page', { needsHeading });
  });
});

test('drafts of header and footer are previewed in each language, and visitors do not see them', async ({
  page,
}) => {
  const label = toUnique('Menu');
  const menus: Record<'header' | 'footer', object[]> = await readPage('menus');
  const [first, ...others] = menus.header;
  const [link, ...links] = menus.footer;
  const data = {
    header: [{ ...first, label }, ...others],
    footer: [{ ...link, label: `${label} below` }, ...links],
  };
  const drafted = await admin.post('/studio/api/globals/menus?draft=true', { data });
  expect(drafted.status(), await drafted.text()).toBe(200);
  await signInOn(page);
  await page.goto('/studio/globals/menus');
  const preview = await openPreview(page);
  await expect(preview.getByRole('banner').getByRole('link', { name: label })).toBeVisible();
  await expect(preview.getByRole('contentinfo').getByRole('link', { name: `${label} below` })).toBeVisible();
  const overflow = async () => preview.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await preview.setViewportSize({ width: 390, height: 844 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await preview.getByRole('complementary').getByRole('link', { name: 'ગુજરાતી' }).click();
  await expect(preview).toHaveURL(/\/preview\/menus\/one\/gu$/);
  await expect(preview.getByRole('contentinfo')).not.toContainText(label);
  for (const path of ['/', '/hi', '/aboutus']) expect(await htmlOf(path)).not.toContain(label);
  // The address alone, without the cookie, shows nothing.
  const answer = await fetch(`${BASE_URL}/preview/menus/one/en`);
  expect([answer.status, (await answer.text()).includes(label)]).toEqual([403, false]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  // A label that is left out of the data would stay.
  const withoutLabels = (rows: object[]) => rows.map((row) => ({ label: null, ...row }));
  await putBack('menus', { header: withoutLabels(menus.header), footer: withoutLabels(menus.footer) });
  expect(await htmlOf('/')).not.toContain(label);
});

test('an unsaved question is previewed after saving a first draft, and an unsaved fair says which field is missing', async ({
  page,
}) => {
  const question = toUnique('Never saved');
  await signInOn(page);
  await page.goto('/studio/collections/trade-shows/create');
  await page.getByRole('button', { name: 'Save a draft and preview' }).click();
  await expect(page.getByText('Fill in “Token” first')).toBeVisible();
  await expect(page.locator('#field-token')).toBeFocused();

  await page.goto('/studio/collections/questions/create');
  await page.getByLabel('Question').fill(question);
  // A question without a place is on no page, published or not.
  await page.locator('#field-shownOn').getByRole('combobox').click();
  await page.getByRole('option', { name: 'FAQs' }).click();
  await expect(page.locator('#field-shownOn')).toContainText('FAQs');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Save a draft and preview' }).click();
  const preview = await opening;
  await expect(preview.getByText(question)).toBeVisible();
  const bar = preview.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Required and still empty: Answer.');
  await bar.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(preview.getByRole('complementary')).toContainText('ये ज़रूरी खाने अभी खाली हैं');
  await page.waitForURL(/questions\/\d+/);
  await expect(page.getByLabel('Question')).toHaveValue(question);
  expect(await htmlOf('/allfaqs')).not.toContain(question);
  const id = /questions\/(\d+)/.exec(page.url())?.[1];
  expect((await admin.delete(`/studio/api/questions/${id}`)).status()).toBe(200);
});
