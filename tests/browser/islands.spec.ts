import { en } from '@ev-site/site/words/en.ts';
import { type Locator, type Page, type Route, test as unwatched } from '@playwright/test';
import { expectTexts, fill, forms, sendOf } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { newName } from '../support/leads/forms.ts';

const awake = async (page: Page, name: string) => {
  const island = page.locator(`[data-island="${name}"]`);
  // An island wakes only near the screen.
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake', '');
};

const answerAsPlayer = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });

/** Islands whose links open a window in the page, each with a page that has it. */
const windows = [
  ['/auto-show-2024', 'video-wall'],
  ['/auto-show-2024', 'show-gallery'],
  ['/imagegallerylist', 'picture-gallery'],
  ['/certification', 'certificate-preview'],
] as const;

test.describe('trade show', () => {
  const pictures = (page: Page) => page.locator('[data-island="show-gallery"] li img');
  const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

  test('shows the first category, and another at a click without loading the page', async ({ page }) => {
    await page.goto('/auto-show-2024');
    await awake(page, 'show-gallery');
    const links = categories(page).getByRole('link');
    await expect(links).not.toHaveCount(1);
    const [first, second] = [links.nth(0), links.nth(1)];
    await expect(first).toHaveAttribute('aria-current', 'true');
    const before = await pictures(page).first().getAttribute('src');
    expect(before).toMatch(/^\/media\//);
    await page.evaluate(() => {
      document.body.dataset.stayed = '';
    });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current', 'true');
    expect(await pictures(page).first().getAttribute('src')).not.toBe(before);
    await expect(page.locator('body')).toHaveAttribute('data-stayed', '');
    expect(page.url()).toContain('?category=');
  });

  test('opens a picture without toolbar or links, and shows a message for a broken one', async ({
    page,
    faults,
  }) => {
    await page.goto('/auto-show-2024');
    await awake(page, 'show-gallery');
    await page.locator('[data-island="show-gallery"] li a').first().click();
    const lightbox = page.getByRole('dialog', { name: 'Picture at full size' });
    await expect(lightbox.getByRole('img')).toBeVisible();
    await expect(lightbox.getByRole('link')).toHaveCount(0);
    await expect(lightbox.getByRole('toolbar')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();

    const second = page.locator('[data-island="show-gallery"] li a').nth(1);
    await page.route('**/media/**', (route) => route.abort());
    await page.evaluate(() => performance.clearResourceTimings());
    await second.evaluate((link: HTMLAnchorElement) => link.focus());
    await page.keyboard.press('Enter');
    await expect(lightbox.getByText('This picture could not be loaded.', { exact: true })).toBeVisible();
    await lightbox.click({ position: { x: 5, y: 5 } });
    await expect(lightbox).toBeHidden();
    await expect(second).toBeFocused();
    faults.console = faults.console.filter((text) => !text.includes('ERR_FAILED'));
  });

  test('loads a player only when its video is chosen, in a window titled Video', async ({ page, faults }) => {
    const players: string[] = [];
    await page.route(/youtube|vimeo/, (route) => {
      players.push(route.request().url());
      return answerAsPlayer(route);
    });
    await page.goto('/auto-show-2024');
    const wall = page.locator('[data-island="video-wall"]');
    await wall.scrollIntoViewIfNeeded();
    await awake(page, 'video-wall');
    expect(players).toEqual([]);
    await wall.getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: 'Video' });
    const player = dialog.locator('iframe');
    await expect(player).toBeVisible();
    expect((await player.boundingBox())?.height).toBe(450);
    expect(players).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Close the video' }).click();
    await expect(player).toHaveCount(0);
    expect(faults.csp).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('filters pictures by links, and each picture links to its file', async ({ page }) => {
      await page.goto('/auto-show-2024');
      await categories(page).getByRole('link').nth(1).click();
      await expect(categories(page).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
      const href = await page.locator('[data-island="show-gallery"] li a').first().getAttribute('href');
      expect(href).toMatch(/^\/media\//);
      const picture = await page.request.get(String(href));
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toContain('image/');
    });
  });
});

test('a click with Ctrl or Shift on a video, picture or certificate is left to the browser and opens no window in the page', async ({
  page,
}) => {
  await page.route(/youtube|vimeo/, answerAsPlayer);
  // The browser opens the tab, and Playwright does not always report a tab with a sandboxed picture.
  const sayWhoTakesTheClick = () =>
    page.evaluate(() => {
      addEventListener('click', (event) => {
        document.body.dataset.click = event.defaultPrevented ? 'page' : 'browser';
        event.preventDefault();
      });
    });
  for (const [path, name] of windows) {
    await page.goto(path);
    await awake(page, name);
    await sayWhoTakesTheClick();
    const link = page.locator(`[data-island="${name}"] li a`).first();
    for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
      await link.click({ modifiers: [modifier] });
      await expect(page.locator('body')).toHaveAttribute('data-click', 'browser');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await link.click();
    await expect(page.locator('body')).toHaveAttribute('data-click', 'page');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test.describe('on a phone with a slow line', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const [path, name] of windows)
    test(`a tap before ${name} is awake opens its window later and does not leave the page`, async ({
      page,
    }) => {
      await page.route(/youtube|vimeo/, answerAsPlayer);
      const script = Promise.withResolvers<void>();
      await page.route(new RegExp(`${name}.*\\.js$`), async (route) => {
        await script.promise;
        await route.continue();
      });
      await page.goto(path);
      const island = page.locator(`[data-island="${name}"]`);
      const tapped = island.locator('li a').first();
      await tapped.tap();
      // Longer than a browser takes to follow a link.
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(island).not.toHaveAttribute('data-awake');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(tapped).toHaveAttribute('aria-busy', 'true');
      await expect(tapped).toHaveCSS('opacity', '0.6');
      script.resolve();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(tapped).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
});

test('a form that is sent before its script has loaded is sent once by the browser, and is empty afterwards', async ({
  page,
}) => {
  const { contact } = forms;
  const script = Promise.withResolvers<void>();
  await page.route(/contact-form.*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  const posted = Promise.withResolvers<void>();
  const posts: string[] = [];
  await page.route(`**${contact.call}`, async (route) => {
    posts.push(route.request().headers()['x-requested-with'] ?? 'browser');
    await posted.promise;
    await route.continue();
  });
  await page.goto(contact.path);
  const form = page.locator('#form');
  const asleep = form.locator('[data-island]');
  await fill(form, contact);
  // The page itself notes this as it is left, because a later question would be answered by the next page.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      sessionStorage.left = document.querySelectorAll('#form [data-awake]').length;
    }),
  );
  await sendOf(form).click({ noWaitAfter: true });
  await expect.poll(() => posts).toEqual(['browser']);
  const come = page.waitForResponse(/contact-form.*\.js$/);
  script.resolve();
  await come;
  // Longer than the island takes to wake.
  await page.waitForTimeout(1000);
  posted.resolve();
  await expect(page).toHaveURL(/\?sent=contact/);
  expect(await page.evaluate(() => sessionStorage.left)).toBe('0');
  await asleep.scrollIntoViewIfNeeded();
  await form.getByRole('textbox').first().focus();
  await expect(asleep).toHaveAttribute('data-awake', '');
  await expect(form.getByRole('textbox').first()).toHaveValue('');
  expect(posts).toEqual(['browser']);
});

test('the certification page shows three pictures, and each opens in a window titled Image Preview', async ({
  page,
}) => {
  await page.goto('/certification');
  await awake(page, 'certificate-preview');
  const sheets = page.locator('[data-island="certificate-preview"] li a');
  await expect(sheets).toHaveCount(3);
  await sheets.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Image Preview' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sheets.nth(1)).toBeFocused();
});

test('the contact page requests nothing from OpenStreetMap before a click', async ({ page, faults }) => {
  const asked: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await page.goto('/contactus', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toBeAttached();
  await expect(page.locator('iframe')).toBeFocused();
  expect(asked[0]).toContain('marker=');
  expect(faults.csp).toEqual([]);
});

test('the map of the office is as large as the drawing that it replaces', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/contactus');
  const place = page.locator('[data-island="contact-map"]');
  const measure = async (element: Locator) => {
    const sizes: string[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await element.boundingBox();
      expect(box?.height, `at ${width} px`).toBeGreaterThan(250);
      sizes.push(`${box?.width} by ${box?.height} at ${width} px`);
    }
    return sizes;
  };
  const drawing = await measure(place.locator('svg'));
  await place.getByRole('button', { name: 'Show the map' }).click();
  expect(await measure(place.locator('iframe'))).toEqual(drawing);
});

test('only one question is open at a time', async ({ page }) => {
  await page.goto('/allfaqs');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(6);
  await questions.nth(3).locator('summary').click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await expect(questions.nth(3)).toHaveAttribute('open', '');
});

test('testimonials alternate between picture left and picture right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/alltestimonials');
  const sides = await page
    .getByRole('main')
    .locator('figure')
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const picture = figure.querySelector('picture')?.getBoundingClientRect().left ?? 0;
        return picture < (figure.querySelector('blockquote')?.getBoundingClientRect().left ?? 0);
      }),
    );
  expect(sides.length).toBeGreaterThan(2);
  expect(sides).toEqual(sides.map((_, index) => index % 2 === 0));
});

unwatched(
  'a form whose scripts failed to load offline works without script, and wakes at a touch once the network is back',
  async ({ page }) => {
    await page.goto('/becomedealer');
    const form = page.locator('[data-island="dealer-form"]');
    const step = page.getByRole('button', { name: 'Show its cities' });
    const keeping = form.getByText('What you type stays on this device');
    await expect(step).toBeHidden();
    await expect(keeping).toBeVisible();
    await page.route('**/assets/**', (route) => route.abort());
    const lost = page.waitForEvent('console', {
      predicate: (said) => said.text().includes('Failed to fetch'),
    });
    await form.getByRole('textbox').first().focus();
    await lost;
    await expect(step).toBeVisible();
    await expect(keeping).toBeHidden();
    await page.unroute('**/assets/**');
    await form.getByRole('textbox').nth(1).focus();
    await expect(form).toHaveAttribute('data-awake', '');
    await expect(step).toBeHidden();
    await expect(keeping).toBeVisible();
    await form.getByLabel('State').selectOption({ label: 'Gujarat' });
    await expect(form.getByLabel('City').getByRole('option', { name: 'Rajkot' })).toBeAttached();
  },
);

unwatched(
  'if the form for applications cannot be opened, the page says so beside its button, until the form can be opened',
  async ({ page }) => {
    const texts = en.details.career.ways;
    await page.goto('/careerdetails/1');
    const byForm = page.getByRole('link', { name: texts.form, exact: true });
    const said = page.getByText(texts.notOpened);
    await expect(said).toBeHidden();
    await page.route('**/assets/**', (route) => route.abort());
    const lost = page.waitForEvent('console', {
      predicate: (line) => line.text().includes('Failed to fetch'),
    });
    await byForm.hover();
    await lost;
    await expect(said).toBeHidden();
    await byForm.click();
    await expect(said).toBeVisible();
    await expect(said).toBeInViewport();
    await page.unroute('**/assets/**');
    await byForm.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(said).toBeHidden();
  },
);

unwatched(
  'if the loader of a page is lost, the dealer form can be sent all the same, and nothing says or offers what only scripts do',
  async ({ page }) => {
    await page.route('**/assets/loader-*', (route) => route.abort());
    await page.goto('/careerdetails/1');
    const byForm = page.getByText(en.details.career.ways.form, { exact: true });
    await expect(byForm).toBeAttached();
    await expect(byForm).toBeHidden();

    await page.goto('/becomedealer');
    const form = page.locator('#form');
    const state = form.getByLabel('First choose your state');
    const keeping = form.getByText('What you type stays on this device');
    await form.scrollIntoViewIfNeeded();
    await expect(keeping).toBeAttached();
    await expect(keeping).toBeHidden();
    await expect(state).toBeHidden();
    // Ends the wait for the loader.
    await form.evaluate((part) => {
      for (const animation of part.getAnimations({ subtree: true })) animation.finish();
    });
    await state.selectOption('Gujarat');
    await form.getByRole('button', { name: 'Show its cities' }).click();
    await expect(page).toHaveURL(/state=\d+/);
    await form.getByLabel('Your name').fill(newName());
    await form.getByLabel('E-mail').fill('dealer@example.com');
    await form.getByLabel('Phone').fill('98250 12345');
    await form.getByLabel('Vehicle').selectOption('Millo');
    await form.getByLabel('City').selectOption('Surat');
    await form.getByLabel('Message').fill('I have a showroom.');
    await expect(keeping).toBeHidden();
    await sendOf(form).click();
    await expect(page).toHaveURL(/\/becomedealer\?sent=dealer&reference=[0-9A-Z-]{9}#form$/);
  },
);

unwatched(
  'a human check that failed offline can be done once the network is back, and what was typed stays',
  async ({ page }) => {
    const { choose: _, ...texts } = forms.inquiry;
    const form = await texts.open(page);
    const typed = await fill(form, texts);
    const ofCheck = /\/assets\/|\/api\/get-human-check/;
    await page.route(ofCheck, (route) => route.abort());
    const box = form.getByLabel(en.forms.check.person);
    await box.click();
    await expect(form.getByText(en.forms.check.unreached)).toBeVisible();
    await page.unroute(ofCheck);
    await expectTexts(form, typed);
    await box.click();
    await sendOf(form).click();
    await expect(page.getByText(texts.success)).toBeVisible();
  },
);
