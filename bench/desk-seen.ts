/**
 * How soon staff see the leads that they ask for among 100,000, in the browser: `npm run desk-seen -w bench`. Uses
 * SQLite, or the databases in DATABASES. Measures from the press, or the last key, to the rows; fails if more than 5 of
 * 100 take longer than 1.5 s.
 */
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { chromium, type Locator, type Page } from '@playwright/test';
import { listDatabases } from './parts/databases.ts';
import { type Desk, withDesks } from './parts/desk-of-many.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { median } from './parts/median.ts';
import { browserOptions } from './parts/phone.ts';

readArguments('npm run desk-seen -w bench', {});

const mostMs = 1500;
const rounds = 5;
const list = '/studio/collections/leads';

/** A view by its label, which is followed by a count. */
const findView = (page: Page, label: string): Locator =>
  page
    .getByRole('navigation', { name: 'Views of the leads' })
    .getByRole('link', { name: new RegExp(`^${label} [\\d,]+$`) });

const findRows = (page: Page): Locator => page.locator('.table tbody tr');

/** Waits for the list: its rows, or the text that there are none. */
const seeList = (page: Page): Promise<void> =>
  findRows(page).first().or(page.getByText('No Results.')).first().waitFor();

/** Waits until exactly this many rows are there. */
const seeRows = async (page: Page, count: number): Promise<void> => {
  if (count === 0) await page.getByText('No Results.').waitFor();
  else
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('.table tbody tr').length === wanted,
      count,
    );
};

/** Search words, and how many leads they find. */
const searches: readonly (readonly [text: string, found: number])[] = [
  ['asha44321@example.com', 2],
  ['90000 12345', 5],
  ['zebra', 0],
];

interface Action {
  name: string;
  /** The address before the press; by default the whole list. */
  from?: string;
  ask(page: Page): Promise<void>;
  see(page: Page): Promise<void>;
}

const listActions = (views: readonly string[]): Action[] => [
  {
    name: 'the list, by its address',
    ask: async (page) => {
      await page.goto(list, { waitUntil: 'commit' });
    },
    see: seeList,
  },
  ...views.map(
    (label): Action => ({
      name: `view ${label}`,
      // Starts from another list, so that the rows that appear are new.
      from: `${list}?search=zebra`,
      ask: (page) => findView(page, label).click({ noWaitAfter: true }),
      see: async (page) => {
        await page.locator(`a[aria-current="page"]`, { hasText: label }).waitFor();
        await seeList(page);
      },
    }),
  ),
  ...searches.map(
    ([text, found]): Action => ({
      name: `search for ${text}`,
      ask: (page) => page.getByRole('textbox', { name: /^Search by/ }).fill(text),
      see: (page) => seeRows(page, found),
    }),
  ),
  {
    name: 'filter by kind',
    ask: async (page) => {
      const bar = page.locator('.tool-panel').first();
      await bar.getByLabel('Kind').selectOption({ label: 'Inquiries' });
    },
    see: async (page) => {
      await page.getByText('Filter (1 set)').waitFor();
      await seeList(page);
    },
  },
];

const readViews = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Views of the leads' }).getByRole('link');
  await links.first().waitFor();
  return (await links.allTextContents()).map((text) => text.replace(/ [\d,]+$/, ''));
};

const time = async (page: Page, { from = list, ask, see }: Action): Promise<number> => {
  await page.goto(from, { waitUntil: 'networkidle' });
  await seeList(page);
  await page.locator('.tool-panel summary').first().click();
  const begun = performance.now();
  await ask(page);
  await see(page);
  return performance.now() - begun;
};

const measure = async ({ product, headers }: Desk): Promise<void> => {
  const browser = await chromium.launch(await browserOptions());
  try {
    const { PUBLIC_URL } = product.environment;
    const context = await browser.newContext({ baseURL: PUBLIC_URL, viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = (headers.Cookie ?? '').split(/=(.*)/s);
    await context.addCookies([{ name, value, url: PUBLIC_URL }]);
    const page = await context.newPage();
    await page.goto(list);
    for (const action of listActions(await readViews(page))) {
      // The first round loads modules, which is not typical of a working day.
      await time(page, action);
      const times: number[] = [];
      while (times.length < rounds) times.push(await time(page, action));
      const p95 = Math.round(percentile(times, 0.95));
      judgeFigure(
        p95 <= mostMs,
        `${action.name}: median ${Math.round(median(times))} ms, p95 ${p95} of ${mostMs} ms`,
      );
    }
  } finally {
    await browser.close();
  }
};

await withDesks(measure, listDatabases(['sqlite']));
