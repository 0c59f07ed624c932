/** The calculator as a visitor uses it: with and without script, by keyboard, on paper. */
import { inLanguage, languages } from '@ev-site/contract/paths.ts';
import { amountKeys, amounts } from '@ev-site/contract/savings/amounts.ts';
import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { awaitPaper, expect, test } from '../support/browser/watched-page.ts';
import { type Dice, makeDice } from '../support/hostile/dice.ts';
import { newName } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { findLead, signIn } from '../support/staff/staff-desk.ts';

/** Milliseconds without a key after which the page has announced and stored its result. */
const calm = 1000;

const slipOf = (page: Page): Locator => page.locator('#slip');
const verdictOf = (page: Page): Locator => slipOf(page).getByRole('heading', { level: 2 });
const fieldOf = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);

/** Opens the calculator and waits until its script runs. */
const openAwake = async (page: Page, address = '/savings'): Promise<void> => {
  await page.goto(address);
  await page.getByRole('main').locator('form').getByRole('textbox').first().focus();
  await expect(page.locator('[data-island="savings-calculator"]')).toHaveAttribute('data-awake', '');
};

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();

/** 100 by default, to take only seconds; each run uses other values. The full run uses 2,000. */
const questions = Number(process.env.RANDOM_QUESTIONS ?? 100);

type Question = Record<string, string>;

const throwQuestion = (dice: Dice): Question => {
  const asked: Question = {
    vehicle: dice.pick(['mastee', 'millo', 'major', 'manzil']),
    against: dice.pick(['diesel', 'cng', 'petrol']),
  };
  for (const key of amountKeys) {
    if (dice.below(3) > 0) continue;
    const { least, most, decimals } = amounts[key];
    const number = least + ((most - least) * dice.below(1_000_001)) / 1_000_000;
    asked[key] = dice.pick([
      number.toFixed(decimals),
      number.toLocaleString('en-IN'),
      String(least),
      String(most),
    ]);
  }
  return asked;
};

test(`the page in the browser and the server give the same answer to ${questions} random questions`, async ({
  page,
}) => {
  test.setTimeout(60_000 + questions * 500);
  const dice = makeDice('random questions in the browser');
  await openAwake(page);
  const wrong: string[] = [];
  const atOnce = 20;
  for (let asked = 0; asked < questions; asked += atOnce) {
    const thrown = Array.from({ length: atOnce }, () => throwQuestion(dice));
    const differences = await page.evaluate(async (thrown) => {
      /** The answer: the slip with the targets of its links, and the chart with its name and lines. */
      const read = (holder: ParentNode) => {
        const slip = holder.querySelector('#slip');
        const drawing = holder.querySelector('svg[role="img"]');
        return [
          slip?.textContent,
          ...[...(slip?.querySelectorAll('a') ?? [])].map(
            ({ href, dataset }) => href + JSON.stringify(dataset),
          ),
          drawing?.getAttribute('aria-label'),
          drawing?.innerHTML,
          drawing?.parentElement?.textContent,
        ].join('\n');
      };
      const form = document.querySelector('main form') as HTMLFormElement;
      // The answer comes in an idle moment.
      const rest = () => new Promise((resolve) => requestIdleCallback(resolve));
      const tell = async () => {
        form.dispatchEvent(new Event('input', { bubbles: true }));
        await rest();
        await rest();
      };
      const answers: { own: string; address: string }[] = [];
      for (const { vehicle, against, ...typed } of thrown) {
        for (const input of form.querySelectorAll('input')) {
          if (input.type === 'radio') input.checked = [vehicle, against].includes(input.value);
          else if (input.type === 'text') input.value = '';
        }
        await tell();
        for (const [name, text] of Object.entries(typed))
          (form.elements.namedItem(name) as HTMLInputElement).value = text;
        await tell();
        const link = document.querySelector<HTMLElement>('#slip [data-enquire]');
        answers.push({ own: read(document), address: link?.dataset.reckoning ?? '' });
      }
      return Promise.all(
        answers.map(async ({ own, address }) => {
          const html = await (await fetch(address)).text();
          const theirs = read(new DOMParser().parseFromString(html, 'text/html'));
          return own === theirs ? [] : [`${address}: ${own} is not ${theirs}`];
        }),
      );
    }, thrown);
    wrong.push(...differences.flat());
  }
  expect(wrong).toEqual([]);
  // The compared address is the one that the page writes into its own address.
  const written = await slipOf(page).locator('[data-enquire]').getAttribute('data-reckoning');
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(written);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered; another vehicle brings its own start values and keeps typed values', async ({
    page,
  }) => {
    await page.goto('/savings');
    await choose(page, 'Major');
    await fieldOf(page, 'km').fill('70');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(verdictOf(page)).toContainText('Major');
    await expect(verdictOf(page)).toBeInViewport();
    await expect(fieldOf(page, 'km')).toHaveValue('70');
    await expect(fieldOf(page, 'kwh')).toHaveValue('12');
    await expect(fieldOf(page, 'price')).toHaveValue('410000');
    await page.getByText('Change the assumptions').click();
    await fieldOf(page, 'tariff').fill('9.5');
    await choose(page, 'Millo');
    await choose(page, 'CNG');
    await fieldOf(page, 'km').press('Enter');
    await expect(verdictOf(page)).toContainText('Millo');
    for (const [name, value] of Object.entries({
      km: '70',
      tariff: '9.5',
      kwh: '6.84',
      efficiency: '0.75',
      price: '180000',
      fuelprice: '84.5',
      economy: '28',
    }))
      await expect(fieldOf(page, name), name).toHaveValue(value);
    await expect(page.getByRole('radio', { name: 'CNG' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^(Less|More): / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });

  test('a bad number is reported beside its field, and everything typed is kept', async ({ page }) => {
    await page.goto('/savings?vehicle=major');
    await fieldOf(page, 'km').fill('nintey');
    await page.getByText('Change the assumptions').click();
    await fieldOf(page, 'days').fill('400');
    await fieldOf(page, 'tariff').fill('9,5x');
    await fieldOf(page, 'rate').fill('15.5');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page).toHaveTitle(/^Please check: /);
    const wayOf = (label: string) => slipOf(page).getByRole('link', { name: label });
    await expect(wayOf('Driven a day: Write a number')).toBeInViewport();
    await wayOf('Driven in a year: At most 366.').click();
    await expect(fieldOf(page, 'days')).toBeFocused();
    await expect(fieldOf(page, 'days')).toBeInViewport();
    for (const [name, text, problem] of [
      ['km', 'nintey', 'Write a number, for example 5.'],
      ['days', '400', 'At most 366.'],
      ['tariff', '9,5x', 'Write a number, for example 0.5.'],
    ] as const) {
      const field = fieldOf(page, name);
      await expect(field).toBeVisible();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${problem.replaceAll('.', '\\.')}$`));
    }
    await expect(fieldOf(page, 'rate')).toHaveValue('15.5');
    await expect(fieldOf(page, 'rate')).toHaveAttribute('aria-invalid', 'false');
    await expect(verdictOf(page)).toHaveText(/Please correct the marked numbers/);
    await fieldOf(page, 'km').fill('90');
    await fieldOf(page, 'days').fill('310');
    await fieldOf(page, 'tariff').fill('9.5');
    await fieldOf(page, 'tariff').press('Enter');
    await expect(verdictOf(page)).toContainText('Major');
    await expect(fieldOf(page, 'rate')).toHaveValue('15.5');
  });

  test('the enquiry links to the contact form, and the language can be changed without losing the question', async ({
    page,
  }) => {
    await page.goto('/savings?vehicle=manzil&km=65');
    const amount = await slipOf(page).getByRole('definition').first().innerText();
    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await expect(page).toHaveURL(/\/hi\/savings\?vehicle=manzil&km=65$/);
    await expect(slipOf(page).getByRole('definition').first()).toHaveText(amount);
    await page.goBack();
    await page.getByRole('link', { name: 'Ask about this slip' }).click();
    await expect(page).toHaveURL(/\/contactus\?vehicle=manzil#enquiry$/);
  });
});

/** Presses a key until the wanted element has the focus, at most 120 times. */
const pressUntil = async (page: Page, key: string, target: Locator): Promise<void> => {
  for (let count = 0; count < 120; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${target}.`);
};

const retype = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

test('a question can be asked, answered and sent with an enquiry by keyboard alone', async ({ page }) => {
  await page.goto('/savings');
  await pressUntil(page, 'Tab', page.getByRole('radio', { checked: true }).first());
  await expect(page.locator('[data-island="savings-calculator"]')).toHaveAttribute('data-awake', '');
  await pressUntil(page, 'ArrowRight', page.getByRole('radio', { name: 'Major' }));
  await expect(page.getByRole('radio', { name: 'Major' })).toBeChecked();
  await expect(verdictOf(page)).toContainText('Major');
  await pressUntil(page, 'Tab', fieldOf(page, 'km'));
  await retype(page, '75');
  await pressUntil(page, 'Tab', page.getByRole('button', { name: /^More: Driven/ }));
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'km')).toHaveValue('80');
  await pressUntil(page, 'Tab', page.locator('summary', { hasText: 'Change the assumptions' }));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', fieldOf(page, 'battery'));
  await retype(page, '0');
  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Calculate', exact: true }));
  await page.keyboard.press('Enter');
  await expect(slipOf(page)).toBeInViewport();
  const verdict = await verdictOf(page).innerText();
  await pressUntil(page, 'Tab', page.getByRole('link', { name: 'Ask about this slip' }));
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Product Inquiry Form' });
  await expect(window).toContainText('Your slip for Major goes with your enquiry.');
  const name = newName();
  for (const [label, text] of Object.entries({
    'Your name': name,
    'E-mail': 'buyer@example.com',
    Mobile: '98250 12345',
  })) {
    await pressUntil(page, 'Tab', window.getByLabel(label));
    await page.keyboard.type(text);
  }
  await pressUntil(page, 'Tab', window.getByLabel('I am a person'));
  await page.keyboard.press('Space');
  await expect(window.getByText('Checked.')).toBeVisible();
  await pressUntil(page, 'Tab', window.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your Product Inquiry Saved Successfully')).toBeVisible();

  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const lead = await findLead(staff, name);
  await staff.dispose();
  const address = new URL('/savings?vehicle=major&against=diesel&km=80&battery=0', page.url());
  // Major has no marker field, so the lead has its name.
  expect(lead).toMatchObject({ reckoning: address.href, product: expect.any(Number), marker: 'Major' });
  await page.goto(address.href);
  await expect(verdictOf(page)).toHaveText(verdict);
});

/** Records every change of the status that a screen reader reads. */
const listenIn = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    const status = document.querySelector('[role="status"]') as Element;
    new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });

const readHeard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

test('the result is announced once, after typing pauses, and not at every key', async ({ page }) => {
  await openAwake(page, '/savings?vehicle=major');
  await listenIn(page);
  await fieldOf(page, 'km').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('120', { delay: 120 });
  await expect(fieldOf(page, 'km')).toHaveValue('120');
  expect(await readHeard(page)).toEqual([]);
  await expect.poll(() => readHeard(page)).toEqual([await verdictOf(page).innerText()]);
  await page.waitForTimeout(calm);
  expect(await readHeard(page)).toHaveLength(1);
  await expect(page).toHaveURL(/\/savings\?vehicle=major&against=diesel&km=120$/);
  await fieldOf(page, 'km').fill('many');
  await expect
    .poll(() => readHeard(page))
    .toEqual([
      expect.stringContaining('Major'),
      'Please correct the marked numbers. Then you get the answer.',
    ]);
});

test('an untouched page announces nothing and keeps its address', async ({ page }) => {
  for (const address of ['/savings', '/savings?vehicle=manzil&km=65']) {
    await openAwake(page, address);
    await listenIn(page);
    await page.waitForTimeout(calm);
    expect(await readHeard(page)).toEqual([]);
    expect(await page.getByRole('status').first().textContent()).toBe('');
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(address);
  }
});

test('the address restores the question, also in another language, and is part of the WhatsApp message', async ({
  page,
  baseURL,
}) => {
  await openAwake(page);
  await choose(page, 'Manzil');
  await choose(page, 'Petrol');
  await fieldOf(page, 'km').fill('૬૫');
  await fieldOf(page, 'price').fill('4,50,000');
  await page.getByText('Change the assumptions').click();
  await fieldOf(page, 'years').fill('7');
  const search = '?vehicle=manzil&against=petrol&km=65&years=7&price=450000';
  await expect(page).toHaveURL(`${baseURL}/savings${search}`);
  const verdict = await verdictOf(page).innerText();
  const answer = await slipOf(page).innerText();
  const message = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(new URL(message ?? '').searchParams.get('text')).toBe(
    `${verdict}. At 65 km a day, against petrol. ${baseURL}/savings${search}#slip`,
  );
  await page.reload();
  await expect(slipOf(page)).toHaveText(answer, { useInnerText: true });
  await expect(page.getByRole('radio', { name: 'Petrol' })).toBeChecked();
  await expect(fieldOf(page, 'price')).toHaveValue('450000');

  await openAwake(page, `/savings${search}`);
  await fieldOf(page, 'km').fill('55');
  // The result is calculated before the address changes.
  await expect(page).toHaveURL(/[?&]km=55&/);
  const amount = await slipOf(page).getByRole('definition').first().innerText();
  await page.getByRole('link', { name: 'ગુજરાતી' }).first().click();
  await expect(page).toHaveURL(
    /\/gu\/savings\?vehicle=manzil&against=petrol&km=55&years=7&price=450000#form$/,
  );
  await expect(slipOf(page).getByRole('definition').first()).toHaveText(amount);
  await expect(fieldOf(page, 'km')).toHaveValue('55');
});

const toNumber = (text: string): number => Number(text.replace(/[₹,\s]/g, '').replace('−\u2060', '-'));

for (const search of [
  'vehicle=major&against=diesel',
  'vehicle=manzil&against=cng&km=15&years=1',
  'resale=100&down=100&rivaldown=100&km=1&days=1&price=90000&rivalresale=100',
]) {
  test(`the chart of ${search} matches its table, and ends at the total of the slip`, async ({ page }) => {
    await openAwake(page, `/savings?${search}`);
    const chart = page.locator('section', { has: page.getByRole('img', { name: /^Two lines/ }) });
    await chart.locator('summary').click();
    const rows = await chart
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    const [heads = [], ...years] = rows;
    const [, vehicle = '', fuel = ''] = heads;
    const figures = years.map(([, ...cells]) => cells.map(toNumber));
    expect(figures.flat().every(Number.isFinite)).toBe(true);
    const last = figures.at(-1) ?? [];
    const [, , difference = 0] = last;
    for (const [own = 0, rival = 0, less = 0] of figures)
      expect(Math.abs(rival - own - less)).toBeLessThanOrEqual(1);

    const [ownEnd = '', rivalEnd = ''] = years.at(-1)?.slice(1) ?? [];
    const name = await chart.getByRole('img').getAttribute('aria-label');
    const time = years.length === 2 ? '1 year' : `${years.length - 1} years`;
    expect(name).toBe(`Two lines. After ${time}, ${vehicle} has cost ${ownEnd} and ${fuel} ${rivalEnd}.`);
    const saving = slipOf(page).locator('dt', { hasText: ', all costs' }).locator('+ dd');
    expect(Math.abs(toNumber(await saving.innerText()) - difference)).toBeLessThanOrEqual(1);

    const drawing = await chart.getByRole('img').evaluate((svg) => {
      const lines = [...svg.querySelectorAll('g')].map((group) => ({
        y: Number(group.querySelector('line')?.getAttribute('y1')),
        label: group.querySelector('text')?.textContent ?? '0',
      }));
      const points = [...svg.querySelectorAll('polyline')].map((line) =>
        (line.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[1])),
      );
      return { lines, points, height: svg.getAttribute('viewBox')?.split(' ')[3] };
    });
    const [zero, , top] = drawing.lines.map(({ y, label }) => ({ y, rs: toNumber(label) }));
    if (!zero || !top) throw new Error('The chart has no lines to measure by.');
    const toRs = (y: number) => ((zero.y - y) / (zero.y - top.y)) * top.rs;
    const pixel = top.rs / (zero.y - top.y);
    const [rivalPoints = [], ownPoints = []] = drawing.points;
    for (const [index, [own = 0, rival = 0]] of figures.entries()) {
      expect(Math.abs(toRs(ownPoints[index] ?? Number.NaN) - own)).toBeLessThan(pixel);
      expect(Math.abs(toRs(rivalPoints[index] ?? Number.NaN) - rival)).toBeLessThan(pixel);
    }
    for (const y of [...ownPoints, ...rivalPoints]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(Number(drawing.height));
    }
  });
}

/** Number of pages in a PDF made by Chromium. */
const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const language of languages) {
  test(`question and answer are printed on one sheet in ${language}`, async ({ page }) => {
    // The longest day gives the longest slip: a second charge, and a far break-even.
    await page.goto(inLanguage('/savings?vehicle=major&against=cng&km=170&years=10', language));
    await awaitPaper(page);
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    });
    expect(countPages(pdf)).toBe(1);
    expect(countPages(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const key of amountKeys) await expect(fieldOf(page, key), key).toBeVisible();
    for (const part of ['#slip h2', '#slip dl', 'svg[role="img"]', 'h1'])
      await expect(page.getByRole('main').locator(part).first()).toBeVisible();
    for (const hidden of ['header nav', 'header button', 'footer nav', 'main button', '#slip a', 'summary']) {
      const elements = page.locator(hidden);
      await expect(elements, hidden).not.toHaveCount(0);
      for (const element of await elements.all()) await expect(element, hidden).toBeHidden();
    }
    const bar = page.locator('nav:has([data-enquire])');
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeHidden();
  });
}

for (const language of languages) {
  const address = inLanguage('/savings?vehicle=major&km=150', language);

  test(`the page in ${language} with all parts open is accessible and never scrolls sideways`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAwake(page, address);
    for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
    await fieldOf(page, 'days').fill('500');
    await expect(fieldOf(page, 'days')).toHaveAttribute('aria-invalid', 'true');
    expect(await listViolations(page)).toEqual([]);
    await fieldOf(page, 'days').fill('300');
    // The chart was hidden while there was nothing to draw.
    await page.locator('details:has(table) > summary').click();
    await expect(page.getByRole('main').locator('table')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widest()).toBeLessThanOrEqual(320);
    // Enlarges text as a reader does in the browser's settings.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    await expect.poll(widest).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widest).toBeLessThanOrEqual(1280);
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen option and the two lines of the chart can be told apart without the colours of the page', async ({
    page,
  }) => {
    await openAwake(page, '/savings?vehicle=major');
    const faces = await page.getByRole('radio').evaluateAll((all) =>
      all.map((radio) => {
        const face = radio.nextElementSibling as Element;
        const { backgroundColor, borderTopWidth, color, outlineStyle } = getComputedStyle(face);
        return {
          checked: (radio as HTMLInputElement).checked,
          look: [backgroundColor, borderTopWidth, color, outlineStyle].join(),
        };
      }),
    );
    const chosen = new Set(faces.filter(({ checked }) => checked).map(({ look }) => look));
    const others = new Set(faces.filter(({ checked }) => !checked).map(({ look }) => look));
    expect([...chosen].filter((look) => others.has(look))).toEqual([]);
    const lines = await page
      .getByRole('img', { name: /^Two lines/ })
      .locator('polyline')
      .evaluateAll((all) =>
        all
          .map((line) => getComputedStyle(line))
          .map(({ stroke, strokeDasharray }) => [stroke, strokeDasharray]),
      );
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    const [rival, own] = lines;
    expect([rival?.[0], own?.[0]]).toEqual([ink, ink]);
    expect(rival?.[1]).not.toBe(own?.[1]);
    await expect(page.locator('[aria-label="More: Driven a day"]')).toHaveCSS('border-top-style', 'solid');
  });
});
