/** Every example of every component is accessible and looks as last accepted. The gallery runs from the sources. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import {
  likeness,
  pictureWidths,
  settle,
  still,
  toCompactPicture,
} from '../support/browser/compact-picture.ts';
import { expect, test } from '../support/browser/watched-page.ts';

test.use(still);
test.describe.configure({ mode: 'default', timeout: 180_000 });

const site = path.join(import.meta.dirname, '../../site');
let server: ChildProcess;
let url = '';

test.beforeAll(async () => {
  server = spawn(process.execPath, ['gallery/serve-gallery.ts'], {
    cwd: site,
    // The PORT of the environment is the product's.
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The gallery says nothing.');
  [url] = await once(createInterface(server.stdout), 'line');
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

/** Rules about whole pages, which do not apply to examples: these are parts of pages. */
const rulesOfPages = [
  'heading-order',
  'page-has-heading-one',
  'region',
  'landmark-unique',
  'landmark-no-duplicate-main',
];

const expectAccessible = async (page: Page, selector: string) => {
  expect.soft(await listViolations(page, { within: selector, without: rulesOfPages }), selector).toEqual([]);
};

const expectAsAccepted = async (screenshot: Buffer, name: string, width: number) => {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${width}.png`;
  expect
    .soft(await toCompactPicture(screenshot, width))
    .toMatchSnapshot({ name: ['components', file], ...likeness });
};

const nameOf = async (example: Locator): Promise<string> =>
  (await example.getAttribute('data-example')) ?? '';

/** Opens one window after the other, checks it, and closes it by keyboard. */
const overEachWindow = async (page: Page, look: (name: string) => Promise<void>) => {
  const openers = page.getByRole('button', { name: /^Open / });
  await expect(openers).not.toHaveCount(0);
  for (const opener of await openers.all()) {
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await look(((await opener.textContent()) ?? '').replace('Open ', ''));
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();
  }
};

for (const width of pictureWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every example is accessible', async ({ page }) => {
      test.setTimeout(180_000);
      // The first start bundles React for the browser.
      await page.goto(url, { timeout: 120_000 });
      await expect(page.getByRole('heading', { name: 'Gallery of components' })).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'Components' }).getByRole('link');
      const examples = readdirSync(path.join(site, 'ui')).filter((file) => file.endsWith('.examples.tsx'));
      await expect(contents).toHaveCount(examples.length);
      await expectAccessible(page, '[data-example]');
    });

    test('every example looks as accepted', { tag: '@pictures' }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto(url, { timeout: 120_000 });
      await settle(page);
      for (const example of await page.locator('[data-example]').all()) {
        const screenshot = await example.screenshot({ animations: 'disabled', scale: 'css' });
        await expectAsAccepted(screenshot, await nameOf(example), width);
      }
    });

    test('each dialog is accessible and closes', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto(url, { timeout: 120_000 });
      await overEachWindow(page, () => expectAccessible(page, 'dialog[open]'));
    });

    test('each dialog looks as accepted', { tag: '@pictures' }, async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto(url, { timeout: 120_000 });
      await overEachWindow(page, async (name) => {
        await settle(page);
        await expectAsAccepted(await page.screenshot({ animations: 'disabled', scale: 'css' }), name, width);
      });
    });
  });
}
