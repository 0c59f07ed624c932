import { expect, type Page, test } from '@playwright/test';
import { listFindings } from '../support/browser/accessibility.ts';
import { checkBorders, checkFocusRings } from '../support/browser/line-contrast.ts';
import { listOwnFindings } from '../support/browser/payload-findings.ts';
import { openSlowLine } from '../support/browser/slow-line.ts';
import { listMovements } from '../support/browser/watched-page.ts';
import { makeContact, postApplication, postJson } from '../support/leads/forms.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';
import { signInOn } from '../support/staff/studio-session.ts';

// axe's findings do not depend on the database. In a run that only tests storage, each screen just has to load.
const { STORED_ONLY } = process.env;

const pages = [
  '',
  '/account',
  '/search',
  '/reports',
  '/applications',
  '/person',
  '/help',
  '/help/work-leads',
  '/help/publish',
];

/** All collections and single pages in the studio's menu. */
const listScreens = async (page: Page): Promise<string[]> => {
  await page.goto('/studio');
  return page
    .locator('.nav a[href*="/studio/collections/"], .nav a[href*="/studio/globals/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.slice('/studio'.length)),
    );
};

/** The form of the first document of a collection, or of a new one if there is none. */
const toForm = async (page: Page, list: string): Promise<string> => {
  const { docs } = await (
    await page.request.get(`/studio/api${list.slice('/collections'.length)}?limit=1&depth=0`)
  ).json();
  return `${list}/${docs[0]?.id ?? 'create'}`;
};

/** Screens on which each control is focused: all pages of our own, and the list and a form of two collections. */
const isFocused = (path: string): boolean =>
  pages.includes(path) || /^\/collections\/(?:leads|blogs)(?:\/|$)/.test(path);

/** Findings that we can mend, and controls whose focus cannot be seen, by the path of the screen. */
const listFaults = async (page: Page, paths: readonly string[]): Promise<Record<string, string[]>> => {
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    const answer = await page.goto(`/studio${path}`);
    expect(answer?.status(), path).toBe(200);
    // Other tests load the studio at the same time.
    await expect(page.locator('main, [role=main]').first()).toBeVisible({ timeout: 60_000 });
    if (STORED_ONLY) continue;
    await page.waitForLoadState('networkidle');
    let ours: string[] = [];
    const look = async () => {
      ours = listOwnFindings(await listFindings(page));
      return ours;
    };
    // On a busy machine the studio's script, which names Payload's parts, comes late, and a check takes long.
    await expect
      .poll(look, { timeout: 60_000 })
      .toEqual([])
      .catch(() => {
        faults[path] = ours;
      });
    if (!isFocused(path)) continue;
    // After the first key the browser shows focus rings.
    await page.keyboard.press('Tab');
    const { faint } = await checkFocusRings(page);
    if (faint.length > 0) faults[path] = [...(faults[path] ?? []), ...faint];
  }
  return faults;
};

const isList = (path: string) => path.startsWith('/collections/');

// Some sixty screens in all, in three parts, so that two can run at a time.
test.describe('the studio is accessible, except for known faults of Payload, and shows where the focus is', () => {
  test.setTimeout(600_000);

  test('on every page', async ({ page }) => {
    expect(await listFaults(page, ['/login'])).toEqual({});
    await signInOn(page);
    const screens = await listScreens(page);
    expect(screens.length).toBeGreaterThan(25);
    const single = screens.filter((path) => !isList(path));
    const versions = `${await toForm(page, '/collections/questions')}/versions`;
    expect(await listFaults(page, [...pages, ...single, versions])).toEqual({});
  });

  test('in every list', async ({ page }) => {
    await signInOn(page);
    const lists = (await listScreens(page)).filter(isList);
    expect(await listFaults(page, [...lists, '/collections/media/trash'])).toEqual({});
  });

  test('in every form', async ({ page }) => {
    await signInOn(page);
    const forms: string[] = [];
    for (const list of (await listScreens(page)).filter(isList)) forms.push(await toForm(page, list));
    expect(await listFaults(page, forms)).toEqual({});
  });
});

/** Matches lines of `listMovements` in which only heads of a table move. */
const onlyHeads = /^[\d.e-]+:(?: TH [^,]*,?)+$/;

for (const width of [360, 1280])
  test(`a page of the studio does not shift while it loads in parts and hydrates, ${width} px`, async ({
    page,
  }) => {
    test.skip(Boolean(STORED_ONLY));
    test.setTimeout(120_000);
    // A board with one card has nothing to move.
    for (let count = 0; count < 3; count += 1) expect((await postApplication(BASE_URL)).status).toBe(200);
    await page.setViewportSize({ width, height: 720 });
    await signInOn(page);
    const line = await openSlowLine({ target: BASE_URL, part: 4096, pause: 50 });
    // The session is valid for the host name, whatever the port.
    const { port } = new URL(line.url);
    const origin = Object.assign(new URL(BASE_URL), { port }).origin;
    const lists = ['', '/collections/leads', '/collections/blogs', '/applications', '/reports'];
    for (const path of [...lists, await toForm(page, '/collections/leads')]) {
      await page.goto(`${origin}/studio${path}`);
      await page.waitForLoadState('networkidle');
      // Smaller moves are part of a button, or a name that comes into a cell. Heads of a list adapt to later rows.
      const moved = (await listMovements(page)).filter(
        (one) => Number.parseFloat(one) >= 0.01 && !onlyHeads.test(one),
      );
      expect(moved, path).toEqual([]);
    }
    await line.close();
  });

/** Payload's fields and ours. An input that lies invisibly over a checkbox or select has the border of that part. */
const controls =
  ':is(main, [role=main]) :is(textarea, select, input:not([type=hidden], [type=radio], .rs__input, .checkbox-input input), ' +
  '.rs__control, .checkbox-input__input, .dropzone)';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the border of each field of a lead and of the list of leads stands out, ${colorScheme}`, async ({
    browser,
  }) => {
    test.skip(Boolean(STORED_ONLY));
    // A list without rows has nothing to tick.
    await postJson(BASE_URL, '/api/post-contact-us', makeContact());
    const page = await browser.newPage({ colorScheme });
    await signInOn(page);
    for (const path of ['/collections/leads', await toForm(page, '/collections/leads')]) {
      await page.goto(`/studio${path}`);
      await expect(page.locator('main, [role=main]').first()).toBeVisible({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      const { faint, seen } = await checkBorders(page, controls);
      expect(faint, path).toEqual([]);
      expect(seen, path).toBeGreaterThan(2);
    }
    await page.close();
  });
