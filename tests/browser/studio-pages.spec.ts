import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInOn } from '../support/staff/studio-session.ts';

/** Within this time (ms) visitors see what staff save. */
const soon = { timeout: 10_000, intervals: [100, 250] };

test('staff change the footer in the studio, visitors see it, and a script as address is refused', {
  tag: '@alone',
}, async ({ page, request }) => {
  await signInOn(page);
  const before = await (await page.request.get('/studio/api/globals/menus?depth=0')).json();
  const listLinks = async () => {
    const html = await (await request.get('/aboutus')).text();
    const footer = html.slice(html.indexOf('id="quick-links"'));
    return [...footer.slice(0, footer.indexOf('</nav>')).matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(
      ([, name]) => name,
    );
  };
  expect((await listLinks()).slice(0, 3)).toEqual(['Home', 'About us', 'Certification']);
  try {
    await page.goto('/studio/globals/menus');
    const footer = page.locator('#field-footer');
    const first = footer.locator('#footer-row-0');
    await first.getByRole('button', { name: 'Toggle block' }).click();
    await first.getByLabel('Label').fill('Start');
    const saved = page.waitForResponse(
      (response) =>
        /\/globals\/menus\?(?!.*autosave)/.test(response.url()) && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Publish in English' }).click();
    expect((await saved).status()).toBe(200);
    await expect.poll(listLinks, soon).toContain('Start');

    const footerRows = [
      before.footer[2],
      ...before.footer.filter((_: unknown, index: number) => index !== 2),
    ];
    expect(
      (await page.request.post('/studio/api/globals/menus', { data: { footer: footerRows } })).status(),
    ).toBe(200);
    await expect.poll(async () => (await listLinks())[0], soon).toBe('Certification');

    const script = { footer: [{ address: 'javascript:alert(1)', label: 'x' }] };
    const refused = await page.request.post('/studio/api/globals/menus', { data: script });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('Begin with / for a page of this site');
  } finally {
    const { header, choose, button } = before;
    // A label that is left out of the data would stay.
    const footer = before.footer.map((row: object) => ({ label: null, ...row }));
    await page.request.post('/studio/api/globals/menus', { data: { header, footer, choose, button } });
  }
  await expect.poll(async () => (await listLinks())[0], soon).toBe('Home');
});

test('a disabled button looks disabled, and the enabled arrow beside it does not', async ({ page }) => {
  await signInOn(page);
  await page.goto('/studio/globals/menus');
  const colourOf = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const publish = page.locator('#action-save');
  const arrow = page.locator('.btn--withPopup .popup-button');
  await expect(publish).toBeDisabled();
  await expect(arrow).toBeEnabled();
  expect(await colourOf(arrow)).toBe('rgb(10, 107, 61)');
  expect(await colourOf(publish)).not.toBe(await colourOf(arrow));
});

test('on a phone all buttons of a document are visible, with the language that is published', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInOn(page);
  await page.goto('/studio/collections/questions/create');
  for (const name of ['Save a draft and preview', 'Save Draft', 'Publish in English'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.btn--withPopup .popup-button')).toBeInViewport({ ratio: 1 });
});

/** Moves a row down by one place, by keyboard. */
const moveDown = async (page: Page, handle: Locator): Promise<void> => {
  const said = page.locator('[id^=DndLiveRegion]').filter({ hasText: 'Draggable item' });
  await handle.focus();
  await page.keyboard.press('Space');
  // At first the row is over its own place, which the sentence names at its end.
  await expect(said).toHaveText(/Draggable item (\S+) was moved over droppable area \1\.$/);
  // Its new place is announced once the window has scrolled to it. A key has no effect before the places are measured.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(said).toHaveText(/Draggable item (\S+) was moved over droppable area (?!\1\.)/, {
      timeout: 5000,
    });
  }).toPass();
  await page.keyboard.press('Space');
};

for (const width of [1280, 360])
  test(`rows of a form can be reordered by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInOn(page);
    await page.goto('/studio/globals/site-settings?locale=en');
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    const phones = page.locator('#field-phones');
    const listNumbers = () =>
      phones
        .locator('input[name$=".number"]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(async () => (await listNumbers()).length).toBeGreaterThan(1);
    const [first, second, ...others] = await listNumbers();
    await moveDown(page, phones.getByRole('button', { name: 'Drag to order' }).first());
    await expect.poll(listNumbers).toEqual([second, first, ...others]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

test('documents of a list can be moved, also a second time before the list is loaded again', async ({
  page,
}) => {
  await signInOn(page);
  const word = `Moved${Date.now()}`;
  const api = '/studio/api/questions';
  const names = ['One', 'Two', 'Three'].map((name) => `${word} ${name}?`);
  const ids: number[] = [];
  try {
    for (const question of names) {
      const made = await page.request.post(`${api}?draft=true`, { data: { question, _status: 'draft' } });
      ids.push((await made.json()).doc.id);
    }
    await page.goto(`/studio/collections/questions?search=${word}&sort=_order`);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(names.length);
    const moveFirstDown = async () => {
      const moved = page.waitForResponse((response) => response.url().includes('/studio/api/reorder'));
      await moveDown(page, rows.first().locator('.cell-_dragHandle [role=button]').first());
      expect((await moved).status()).toBe(200);
    };
    const [one = '', two = '', three = ''] = names;
    await moveFirstDown();
    await expect(rows).toContainText([two, one, three]);
    await moveFirstDown();
    await expect(rows).toContainText([one, two, three]);
    await moveFirstDown();
    await page.reload();
    await expect(rows).toContainText([two, one, three]);
  } finally {
    for (const id of ids) await page.request.delete(`${api}/${id}?trash=true`);
  }
});

test('a file of redirects is tried, then imported, and its old addresses redirect', async ({
  page,
  request,
}) => {
  await signInOn(page);
  const old = `/old-${Date.now()}.php`;
  const file = {
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`old,new\n${old},/contactus\n${old}x,https://evil.example/\n`),
  };
  try {
    await page.goto('/studio/collections/redirects');
    await page.getByText('Import from a file').click();
    await page.getByLabel('CSV file').setInputFiles(file);
    await expect(page.getByText('Would be: 1 new, 0 changed, 0 as before, 1 refused.')).toBeVisible();
    await expect(page.getByRole('cell', { name: /Choose a page of this site/ })).toBeVisible();
    expect((await request.get(old, { maxRedirects: 0 })).status()).toBe(404);

    await page.getByRole('button', { name: 'Import 1 redirect' }).click();
    await expect(page.getByText('Done: 1 new')).toBeVisible();
    await expect(page.getByRole('link', { name: old })).toBeVisible();
    await expect.poll(async () => (await request.get(old, { maxRedirects: 0 })).status(), soon).toBe(301);
    const moved = await request.get(`/hi${old}?from=mail`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/hi/contactus?from=mail']);
  } finally {
    await page.request.delete(`/studio/api/redirects?where[from][like]=${encodeURIComponent(old)}`);
  }
});

test('an article without a title is called "Untitled article", says how many versions are kept, and requests nothing missing in the trash', async ({
  page,
}) => {
  await signInOn(page);
  const made = await page.request.post('/studio/api/blogs?draft=true', { data: {} });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()).doc;
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missed.push(response.url());
  });
  await page.goto(`/studio/collections/blogs/${id}`);
  const heading = page.locator('.doc-header__title');
  await expect(heading).toHaveText('Untitled article');
  await expect(page.getByRole('navigation').filter({ hasText: 'Untitled article' })).toBeVisible();
  await page.getByLabel('Title').fill('On parcels');
  await expect(heading).toHaveText('On parcels');
  await page.goto(`/studio/collections/blogs/${id}/versions`);
  await expect(page.getByText('The 20 newest are kept.')).toBeVisible();

  await page.request.patch(`/studio/api/blogs/${id}`, { data: { deletedAt: new Date().toISOString() } });
  await page.goto(`/studio/collections/blogs/trash/${id}`);
  await expect(heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(missed).toEqual([]);
  await page.request.delete(`/studio/api/blogs/${id}?trash=true`);
});

test('a copied vehicle has its own page until it is deleted', { tag: '@alone' }, async ({
  page,
  request,
}) => {
  await signInOn(page);
  const api = '/studio/api/products';
  const { docs } = await (await page.request.get(`${api}?where[key][equals]=mighty&depth=0`)).json();
  const copied = await page.request.post(`${api}/${docs[0].id}/duplicate`);
  expect(copied.ok()).toBe(true);
  const { doc } = await copied.json();
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  try {
    const named = {
      key: 'tested',
      name: 'Tested',
      plateName: 'TESTED',
      metaKey: 'product',
      _status: 'published',
    };
    expect((await page.request.patch(`${api}/${doc.id}`, { data: named })).status()).toBe(200);
    await expect.poll(() => statusOf('/producttested'), soon).toBe(200);
    await page.goto('/producttested');
    await expect(page).toHaveTitle(/^Tested - Welcome To /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/producttested$/);
    // A page made in the second before the site notices the new vehicle has the old menu, until it is made again.
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Products' }).click();
      const plate = page.locator('#products').getByRole('link', { name: 'TESTED' });
      await expect(plate).toHaveAttribute('aria-current', 'page', { timeout: 1000 });
    }).toPass(soon);
    await expect
      .poll(async () => (await request.get('/sitemap.xml')).text(), soon)
      .toContain('/producttested<');
    // Copied words are not a translation, so it is not ready.
    expect(await statusOf('/hi/producttested')).toBe(404);
    await page.request.patch(`${api}/${doc.id}?locale=hi`, { data: { translationReady: true } });
    await expect.poll(() => statusOf('/hi/producttested'), soon).toBe(200);
    expect(await statusOf('/productmighty')).toBe(200);
  } finally {
    await page.request.delete(`${api}/${doc.id}`);
    await page.request.delete('/studio/api/redirects?where[to][equals]=/producttested');
  }
  await expect.poll(() => statusOf('/producttested'), soon).toBe(404);
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text(), soon)
    .not.toContain('/producttested<');
  await expect.poll(async () => (await request.get('/')).text(), soon).not.toContain('TESTED');
});
