import { openContent } from '@ev-site/content/open-content.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { type FreshProduct, withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { testAdmin } from '@ev-site/scripts/golden-seed.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserOptions } from './parts/phone.ts';

readArguments('npm run studio-day -w bench', {});

/**
 * Five tasks of a working day, each from signing in (or from the first page) until visitors see the result: the number
 * of presses and filled fields, and the seconds for a hand that neither reads nor thinks.
 */
interface Hand {
  page: Page;
  press(what: Locator): Promise<void>;
  write(where: Locator, text: string): Promise<void>;
  choose(where: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  counted: { presses: number; boxes: number };
}

interface Task {
  name: string;
  as: { email: string; password: string };
  /** Whether the task includes signing in. */
  fromSignIn?: boolean;
  work(hand: Hand, product: FreshProduct): Promise<void>;
}

const admin = { email: testAdmin.ADMIN_EMAIL, password: testAdmin.ADMIN_PASSWORD };
const officer = { email: 'personnel@example.com', password: goodPassword };
const longest = 120_000;

const toHand = (page: Page): Hand => {
  const counted = { presses: 0, boxes: 0 };
  return {
    page,
    counted,
    press: async (what) => {
      await what.click({ timeout: longest });
      counted.presses += 1;
    },
    write: async (where, text) => {
      await where.fill(text, { timeout: longest });
      counted.boxes += 1;
    },
    choose: async (where, file) => {
      await where.setInputFiles(file, { timeout: longest });
      // One for the button, one for the file in the window that opens.
      counted.presses += 2;
    },
  };
};

const waitToSee = (what: string, isSeen: () => Promise<boolean>): Promise<void> =>
  waitUntil(`${what} is seen`, isSeen, { limit: longest, pause: 100 });

const read = async (url: string): Promise<string> => (await fetch(url)).text();

const draw = async (colour: string) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1920, height: 1280, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

const signIn = async ({ page, press, write }: Hand, { email, password }: Task['as']): Promise<void> => {
  await write(page.getByLabel('Email'), email);
  await write(page.getByLabel('Password'), password);
  await press(page.getByRole('button', { name: 'Login' }));
  await page.waitForURL('**/studio');
  // The studio accepts calls only from its own pages.
  await page.context().setExtraHTTPHeaders({ Origin: new URL(page.url()).origin });
};

const openList = async ({ page, press }: Hand, name: string): Promise<void> => {
  await press(page.getByRole('link', { name: `Show all ${name}` }));
  await page.locator('.table tbody tr').first().waitFor({ timeout: longest });
};

const openFirst = async ({ page, press }: Hand): Promise<string> => {
  await press(page.locator('.table tbody tr a').first());
  await page.waitForURL(/\/collections\/[a-z-]+\/\d+/);
  return /\/(\d+)/.exec(new URL(page.url()).pathname)?.[1] ?? '';
};

/** Waits for the editor's autosave, which comes a moment after the last letter. */
const kept = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      /\/studio\/api\/blogs\/\d+\?.*autosave=true/.test(answer.url()) &&
      answer.request().method() === 'PATCH' &&
      answer.ok(),
    { timeout: longest },
  );

const writeArticle: Task['work'] = async (hand, { environment }) => {
  const { page, press, write, choose } = hand;
  const title = `A day with a Millo ${Date.now()}`;
  await press(page.getByRole('link', { name: 'Create new Articles' }));
  await write(page.locator('#field-title'), title);
  await write(page.locator('#field-description'), 'From the first crate to the last.');
  await press(page.locator('.ContentEditable__root').first());
  await page.keyboard.type('It began at six.');
  hand.counted.boxes += 1;
  await press(page.locator('#field-picture').getByRole('button', { name: /create new/i }));
  await choose(page.locator('input[type=file]').last(), await draw('#0a6b3d'));
  await write(page.locator('#field-alt'), 'A green Millo');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page
    .locator('#field-picture')
    .getByText(/^photo-/)
    .waitFor({ timeout: longest });
  await press(page.getByRole('button', { name: 'Publish in English' }));
  await waitToSee('the article', async () => (await read(`${environment.PUBLIC_URL}/blogs`)).includes(title));
};

const seeDraft: Task['work'] = async (hand) => {
  const { page, press, write } = hand;
  await openList(hand, 'Articles');
  await openFirst(hand);
  const title = `A draft ${Date.now()}`;
  const stored = kept(page);
  await write(page.locator('#field-title'), title);
  await stored;
  const opening = page.waitForEvent('popup', { timeout: longest });
  await press(page.locator('#preview-button'));
  const preview = await opening;
  await preview.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: longest });
};

const rollBack: Task['work'] = async (hand, { environment }) => {
  const { page, press } = hand;
  await openList(hand, 'Vehicles');
  const id = await openFirst(hand);
  // Somebody has entered a wrong figure.
  const wrong = '48,765';
  const path = `/studio/api/products/${id}`;
  const before = await (await page.request.get(`${path}?depth=0`)).json();
  const figures = before.figures.map((figure: { key: string }) =>
    figure.key === 'certifiedRange' ? { ...figure, min: 48_765 } : figure,
  );
  const made = await page.request.patch(path, {
    data: { figures, _status: 'published' },
  });
  if (!made.ok()) throw new Error(await made.text());
  const isWrong = async () => (await read(`${environment.PUBLIC_URL}/product${before.key}`)).includes(wrong);
  await waitToSee('the wrong figure', isWrong);
  await press(page.getByRole('link', { name: 'Versions' }));
  await press(page.getByRole('row').nth(2).getByRole('link'));
  await press(page.getByRole('button', { name: 'Restore this version' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await waitToSee('the right figure', async () => !(await isWrong()));
};

const closePosition: Task['work'] = async (hand, { environment }) => {
  const { page, press } = hand;
  await openList(hand, 'Jobs');
  const id = await openFirst(hand);
  await press(page.locator('#field-open'));
  await press(page.getByRole('button', { name: 'Publish in English' }));
  const address = `${environment.PUBLIC_URL}/careerdetails/${id}`;
  await waitToSee('that the position is gone', async () => (await fetch(address)).status === 404);
};

const replacePicture: Task['work'] = async (hand, { environment }) => {
  const { page, press, choose } = hand;
  await openList(hand, 'Pictures');
  await press(page.getByRole('button', { name: /^Scene/ }));
  await page.waitForURL(/Scene/);
  await page
    .locator('.table tbody')
    .getByText(/scene-/)
    .first()
    .waitFor({ timeout: longest });
  const id = await openFirst(hand);
  const { filename } = await (await page.request.get(`/studio/api/media/${id}?depth=0`)).json();
  const readFile = () => read(`${environment.PUBLIC_URL}/media/${filename}`);
  const before = await readFile();
  await press(page.locator('.file-details__remove'));
  await choose(page.locator('input[type=file]').first(), await draw('#f5b400'));
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await waitToSee('the new picture', async () => (await readFile()) !== before);
};

const tasks: Task[] = [
  {
    name: 'Article with a picture, from signing in to the site',
    as: admin,
    fromSignIn: true,
    work: writeArticle,
  },
  { name: 'Draft preview of an article', as: admin, work: seeDraft },
  { name: 'Roll back a vehicle’s figure', as: admin, work: rollBack },
  { name: 'Close a position, as personnel', as: officer, work: closePosition },
  { name: 'Replace a picture', as: admin, work: replacePicture },
];

const addOfficer = async ({ settings }: FreshProduct): Promise<void> => {
  const payload = await openContent({ variables: settings, logger: { options: { level: 'silent' } } });
  await payload.create({ collection: 'staff', data: { name: 'Personnel', role: 'hr', ...officer } });
  await payload.destroy();
};

const time = async (context: BrowserContext, task: Task, product: FreshProduct) => {
  const hand = toHand(await context.newPage());
  await hand.page.goto('/studio/login');
  let began = performance.now();
  await signIn(hand, task.as);
  if (!task.fromSignIn) {
    began = performance.now();
    Object.assign(hand.counted, { presses: 0, boxes: 0 });
  }
  await task.work(hand, product);
  return { ...hand.counted, seconds: (performance.now() - began) / 1000 };
};

const measure = async (browser: Browser, product: FreshProduct): Promise<void> => {
  console.log('| what | presses | boxes filled | seconds |\n|---|---|---|---|');
  for (const task of tasks) {
    const context = await browser.newContext({
      baseURL: product.environment.PUBLIC_URL,
      viewport: { width: 1440, height: 900 },
    });
    const { presses, boxes, seconds } = await time(context, task, product);
    console.log(`| ${task.name} | ${presses} | ${boxes} | ${seconds.toFixed(1)} |`);
    await context.close();
  }
};

await withFreshProduct(async (product) => {
  await addOfficer(product);
  const browser = await chromium.launch(await browserOptions());
  try {
    await measure(browser, product);
  } finally {
    await browser.close();
  }
});
