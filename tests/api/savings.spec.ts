/** Savings of a vehicle: call and page give the same answer to the same query. */
import { readFileSync } from 'node:fs';
import { languages, pathTo } from '@ev-site/contract/paths.ts';
import { type AmountKey, amountKeys, amounts } from '@ev-site/contract/savings/amounts.ts';
import { savingsAnswer } from '@ev-site/contract/savings/call-schemas.ts';
import { expect, test } from '@playwright/test';
import { readFields, readSlip } from '../support/facts/slip.ts';
import { mainOf, toText } from '../support/facts/to-text.ts';
import { type Dice, makeDice } from '../support/hostile/dice.ts';
import { hostileTexts } from '../support/hostile/field-corpus.ts';
import { makeInquiry, postJson } from '../support/leads/forms.ts';
import { readMails } from '../support/leads/read-mails.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { startSecondSite } from '../support/product/second-site.ts';
import { findLead, signIn } from '../support/staff/staff-desk.ts';

type Result = Record<string, number | string | null>;
type Query = Record<string, string | number>;

interface Case {
  name: string;
  query: Query;
  result: Result;
}

const cases: Case[] = JSON.parse(
  readFileSync(new URL('../../reckoning/savings-cases.json', import.meta.url), 'utf8'),
);
const withReserve = cases.find(({ name }) => name === 'with battery reserve');

const toSearch = (query: Query): string =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();

const call = async (search: string, lang = 'en') => {
  const response = await fetch(`${BASE_URL}/api/get-savings?${search}${search && '&'}lang=${lang}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const ask = async (
  query: Query,
): Promise<{ query: Query; result: Result; assumptions: { key: string }[] }> => {
  const { status, body } = await call(toSearch(query));
  expect(status, toSearch(query)).toBe(200);
  return body.data;
};

const open = async (search: string, language: (typeof languages)[number] = 'en') => {
  const response = await fetch(`${BASE_URL}${pathTo('Savings', { language })}?${search}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const rupees = (amount: number): string => `₹${Math.round(Math.abs(amount)).toLocaleString('en-IN')}`;
/** A saving as written in a line of the slip. */
const saved = (amount: number): string =>
  Math.round(amount) < 0 ? `−\u2060${rupees(amount)}` : rupees(amount);
const paise = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const perKm = (amount: number): string => `₹${amount.toLocaleString('en-IN', paise)}`;
/** The call gives paise, the slip whole rupees: they differ by half a rupee at most, plus the rounding of the paise. */
const isSaid = (text: string, amount: number): boolean =>
  Math.abs(Number(text.replace(/[₹,]/g, '').replace('−\u2060', '-')) - amount) <= 0.506;

const names: Record<string, string> = { diesel: 'Diesel', cng: 'CNG', petrol: 'Petrol' };

for (const { name, query, result } of cases) {
  const given = (key: string) => Number(result[key]);

  test(`the call gives the expected result for the case "${name}"`, async () => {
    const answer = await ask(query);
    expect(answer.query).toEqual(query);
    expect(answer.assumptions).toEqual([]);
    const { breakEven, breakEvenKmPerDay, ...figures } = result;
    const off = Object.entries(figures).filter(
      ([key, value]) =>
        !(Math.abs(Number(answer.result[key]) - Number(value)) <= (key.endsWith('PerKm') ? 0.01 : 1)),
    );
    expect(off).toEqual([]);
    expect(answer.result.breakEven).toBe(breakEven);
    if (breakEvenKmPerDay === null) expect(answer.result.breakEvenKmPerDay).toBeNull();
    else
      expect(
        Math.abs(Number(answer.result.breakEvenKmPerDay) - Number(breakEvenKmPerDay)),
      ).toBeLessThanOrEqual(0.051);
  });

  test(`the page gives the expected result for the case "${name}", to the rupee`, async () => {
    const { verdict, lines, whole } = readSlip((await open(toSearch(query))).html);
    const fuel = names[query.against ?? ''] ?? '';
    const toTime = (count: unknown, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
    const time = toTime(query.years, 'year');
    const amount = rupees(given('saving'));
    const isCounted = query.battery !== 0;
    expect(verdict).toBe(
      (given('saving') < 0
        ? `Major costs you ${amount} more in ${time}, so it does not pay off`
        : `Major saves you ${amount} in ${time}`) + (isCounted ? '' : ' (without the next battery)'),
    );
    const monthly = (given('fuelPerKm') * Number(query.km) * Number(query.days)) / 12;
    const rival = `on ${fuel === 'CNG' ? fuel : fuel.toLowerCase()}: ${rupees(given('rivalInstalment'))}`;
    const battery = isCounted ? 'next battery counted' : 'without the next battery';
    const but = isCounted ? '' : ' but the next battery';
    const aside = Number(query.battery) * Number(query.km) * Number(query.days);
    expect(lines).toEqual({
      'Saved on fuel and upkeep in a year': {
        value: saved(given('runningSavingPerYear') + aside),
        beside: isCounted
          ? `less for the next battery: ${rupees(aside)}`
          : expect.stringMatching(/ to .*; next battery not counted$/),
      },
      ...(isCounted && {
        'Saved on running in a year, next battery counted': {
          value: saved(given('runningSavingPerYear')),
          beside: expect.stringContaining(' to '),
        },
      }),
      [`Saved over ${time}, all costs${but}`]: {
        value: saved(given('saving')),
        beside: expect.stringContaining(' to '),
      },
      'EMI of Major': {
        value: rupees(given('instalment')),
        beside: `${given('instalment') === 0 ? 'no loan' : `for ${toTime(query.months, 'month')}`}; ${rival}`,
      },
      [`${fuel} bill today`]: { value: expect.stringMatching(/^₹[\d,]+$/), beside: 'a month' },
      [`Running cost of a km, ${battery}`]: {
        value: perKm(given('runningPerKm')),
        beside: `${fuel}: ${perKm(given('rivalRunningPerKm'))}`,
      },
      [`All costs of a km${but}`]: {
        value: perKm(given('totalPerKm')),
        beside: `${fuel}: ${perKm(given('rivalTotalPerKm'))}`,
      },
    });
    // The case has the cost per kilometre to a hundredth of a paisa; the bill is for 27,000 km and more.
    const bill = Number(lines[`${fuel} bill today`]?.value.replace(/[₹,]/g, ''));
    expect(Math.abs(bill - monthly)).toBeLessThan(1.5);
    const said: Record<string, RegExp> = {
      always: /With these numbers: from the first km\./,
      from: /With these numbers: from ([\d,]+) km a day\. You drive \d+ km\.( It pays off only beyond its typical 100 km on one charge\.)?/,
      upTo: /With these numbers: only up to (\d+) km a day/,
      never: /With these numbers: at no distance\./,
    };
    const [sentence, km, beyond] = said[String(result.breakEven)]?.exec(whole) ?? [];
    expect(sentence, whole).toBeTruthy();
    if (km) {
      const exact = given('breakEvenKmPerDay');
      // The page rounds to the next whole kilometre for "from", down for "up to"; the case has tenths.
      const away = Number(km.replaceAll(',', '')) - exact;
      expect(result.breakEven === 'from' ? away : -away).toBeGreaterThan(-0.06);
      expect(Math.abs(away)).toBeLessThan(1.06);
      expect(beyond !== undefined).toBe(result.breakEven === 'from' && exact > 100);
    }
  });
}

test('inputs that are not given take the values of the assumptions', async () => {
  if (!withReserve) throw new Error('The case with the start values is gone.');
  const { query, result, assumptions } = await ask({ vehicle: 'major' });
  expect(query).toEqual(withReserve.query);
  expect(Math.round(Number(result.saving))).toBe(withReserve.result.saving);
  expect(assumptions.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['dieselPrice', 'dieselEconomy', 'homeTariff', 'pickupPrice', 'goodsKm', 'years']),
  );
  for (const vehicle of ['mastee', 'millo']) {
    const { against, battery, efficiency, kwh } = (await ask({ vehicle })).query;
    // The default fuel is the one in the vehicle's claim.
    expect({ against, battery, efficiency, kwh }).toEqual({
      against: 'cng',
      battery: 1.33,
      efficiency: 0.75,
      kwh: 6.84,
    });
  }
  expect((await ask({ vehicle: 'manzil' })).query.kwh).toBe(8.47);
  expect((await ask({ vehicle: 'mastee' })).query.km).toBe(80);
});

test('an empty query gets an answer from page and call, with the same start values', async () => {
  const { query } = await ask({});
  const fields = readFields((await open('')).html);
  expect(Object.keys(fields).sort()).toEqual([...amountKeys].sort());
  for (const key of amountKeys) expect(Number(fields[key]), key).toBe(query[key]);
  const empty = toSearch(Object.fromEntries(['vehicle', 'against', ...amountKeys].map((key) => [key, ''])));
  expect((await call(empty)).body.data.query).toEqual(query);
  expect(readSlip((await open(empty)).html)).toEqual(readSlip((await open('')).html));
});

test('an assumption is no longer listed when the query gives its number', async () => {
  const before = (await ask({ vehicle: 'major' })).assumptions.map(({ key }) => key);
  const after = (await ask({ vehicle: 'major', tariff: 8 })).assumptions.map(({ key }) => key);
  expect(before.filter((key) => !after.includes(key))).toEqual(['homeTariff']);
});

test('numbers with Indian commas, and in Gujarati and Hindi digits, are understood', async () => {
  const price = async (text: string) => (await ask({ vehicle: 'major', price: text })).query.price;
  for (const text of ['410000', '4,10,000', ' 4,10,000 ', '૪,૧૦,૦૦૦', '४१००००', '4,10,000.4'])
    expect(await price(text), text).toBe(410_000);
  const { html } = await open(toSearch({ vehicle: 'major', km: '૧૨૦', price: '૪,૧૦,૦૦૦' }), 'gu');
  expect(readFields(html)).toMatchObject({ km: '૧૨૦', price: '૪,૧૦,૦૦૦' });
  expect(readSlip(html).lines).toEqual(
    readSlip((await open(toSearch({ vehicle: 'major', km: 120 }), 'gu')).html).lines,
  );
});

const problems: [key: string, text: string][] = [
  ['vehicle', 'mighty'],
  ['vehicle', 'constructor'],
  ['against', 'coal'],
  ['km', 'ninety'],
  ['efficiency', 'much'],
  ['days', '0'],
  ['economy', '1'],
  ['price', '50,00,001'],
  ['rate', '-1'],
];

for (const language of languages) {
  test(`page and call report each kind of bad input with the same message in ${language}`, async () => {
    for (const [key, text] of problems) {
      const search = toSearch({ [key]: text });
      const { status, headers, body } = await call(search, language);
      expect(status, search).toBe(422);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(body.message)).toEqual([key]);
      const [message] = body.message[key];
      expect(message).toMatch(/^\S.*[.।]$/u);
      const page = await open(search, language);
      expect(page.status).toBe(200);
      expect(toText(page.html), search).toContain(message);
      expect(readSlip(page.html).lines).toEqual({});
    }
    const { body } = await call(toSearch({ km: 'x', days: 0, price: 99_999_999 }), language);
    expect(Object.keys(body.message).sort()).toEqual(['days', 'km', 'price']);
    expect((await call('price=300&price=400', language)).status).toBe(422);
  });
}

test('the example number in each error message is accepted', async () => {
  for (const key of amountKeys) {
    const { body } = await call(toSearch({ [key]: 'x' }));
    const [, example = ''] = /for example ([\d.]+)\.$/.exec(body.message[key][0]) ?? [];
    expect((await call(toSearch({ [key]: example }))).status, `${key}=${example}`).toBe(200);
  }
});

/** 480 by default, to take only seconds; each run uses other values. 2,000 take half a minute. */
const questions = Number(process.env.RANDOM_REQUESTS ?? 480);
const rubbish = hostileTexts.filter((text) => text.length <= 200);
const gujarati = (text: string) => text.replace(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'[Number(digit)] ?? '');

const throwAmount = (dice: Dice, key: AmountKey, isSober: boolean): string => {
  const { least, most, decimals } = amounts[key];
  const number = least + ((most - least) * dice.below(1_000_001)) / 1_000_000;
  const inBounds = [
    number.toFixed(decimals),
    Number(number.toFixed(decimals)).toLocaleString('en-IN', { maximumFractionDigits: decimals }),
    gujarati(number.toFixed(decimals)),
    String(least),
    String(most),
    '',
  ];
  const beyond = [String(most + 1), String(least - 1), '1e3', '.', '9'.repeat(21), ...rubbish];
  return dice.pick(isSober ? inBounds : [...inBounds, ...beyond]);
};

const throwQuestion = (dice: Dice): string => {
  const isSober = dice.below(10) < 7;
  const search = new URLSearchParams({ km: '90' });
  for (const key of amountKeys) {
    if (dice.below(3) === 0) search.set(key, throwAmount(dice, key, isSober));
    if (!isSober && dice.below(20) === 0) search.append(key, throwAmount(dice, key, isSober));
  }
  const vehicles = ['mastee', 'millo', 'major', 'manzil', ''];
  search.set('vehicle', dice.pick(isSober ? vehicles : [...vehicles, 'mighty', ...rubbish]));
  search.set('against', dice.pick(isSober ? ['diesel', 'cng', 'petrol', ''] : ['coal', ...rubbish]));
  if (dice.below(4) === 0) search.set(dice.pick(['utm_source', '__proto__', 'x', 'price[]']), 'y');
  return search.toString();
};

type Answered = Awaited<ReturnType<typeof open>>;
type Called = Awaited<ReturnType<typeof call>>;

/** What is wrong with the answers to a query; empty if both are complete and agree. */
const findFault = (page: Answered, answer: Called): string => {
  if (page.status !== 200 || ![200, 422].includes(answer.status)) return `${page.status} ${answer.status}`;
  const [ofPage, ofCall] = [page, answer].map(({ headers }) => headers.get('cache-control'));
  if (ofPage !== 'private, no-cache' || ofCall !== 'no-store') return 'others may keep it';
  const { verdict, lines } = readSlip(page.html);
  const main = toText(mainOf(page.html));
  if (answer.status === 422) {
    const messages = Object.values(answer.body.message as Record<string, string[]>).flat();
    if (messages.length === 0 || Object.keys(lines).length > 0) return 'refused by one of both';
    return messages.every((message) => main.includes(message)) ? '' : `other messages: ${messages}`;
  }
  if (/NaN|Infinity|undefined|null/.test(main)) return main;
  const { success, error } = savingsAnswer.safeParse(answer.body);
  if (!success) return String(error);
  const { saving, instalment, breakEven, breakEvenKmPerDay } = answer.body.data.result;
  if ((breakEvenKmPerDay === null) !== ['always', 'never'].includes(breakEven)) return `even ${breakEven}`;
  // If there is a reserve for the next battery, it has a line of its own.
  const [all = '', monthly = ''] = Object.values(lines)
    .slice(answer.body.data.query.battery === 0 ? 1 : 2)
    .map(({ value }) => value);
  const isSame = isSaid(all, saving) && isSaid(monthly, instalment);
  const isNamed = Math.round(saving) === 0 || verdict.includes(all.replace('−\u2060', ''));
  return isSame && isNamed ? '' : `${verdict} ${all} ${saving}`;
};

test(`page and call agree on ${questions} random queries, and show no broken numbers`, async () => {
  test.setTimeout(60_000 + questions * 100);
  const dice = makeDice('random questions');
  const wrong: string[] = [];
  let refused = 0;
  const answerBoth = async (search: string) => {
    const [page, answer] = await Promise.all([open(search), call(search)]);
    const fault = findFault(page, answer);
    if (fault) wrong.push(`${fault}: ${search}`);
    if (answer.status === 422) refused += 1;
  };
  for (let asked = 0; asked < questions; asked += 8)
    await Promise.all(Array.from({ length: 8 }, () => answerBoth(throwQuestion(dice))));
  expect(wrong).toEqual([]);
  // Both refused and accepted queries occurred.
  expect(refused).toBeGreaterThan(questions / 20);
  expect(refused).toBeLessThan(questions / 2);
});

const inquire = async (reckoning: string) => {
  const inquiry = { ...(await makeInquiry(BASE_URL)), email: `slip-${Date.now()}@example.com`, reckoning };
  const response = await postJson(BASE_URL, '/api/post-product-inquiry', inquiry);
  expect(response.status, reckoning).toBe(200);
  return inquiry;
};

test('an inquiry passes the address of its calculation to the lead and the mail', async () => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const reckoning = '/savings?vehicle=major&km=90';
  const { name, email } = await inquire(reckoning);
  const address = `${BASE_URL}${reckoning}`;
  expect((await findLead(staff, name))?.reckoning).toBe(address);
  await expect
    .poll(() => readMails(email).some((mail) => mail.includes(address)), { timeout: 30_000 })
    .toBe(true);
  // The stored address can be opened as it is.
  expect(readSlip(await (await fetch(address)).text()).verdict).toMatch(/^Major /);
  await staff.dispose();
});

test('an inquiry with a calculation address that is not ours is accepted without the address', async () => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  for (const reckoning of [
    'https://evil.example/savings?km=90',
    '//evil.example/savings?km=90',
    '/blogs?page=2',
    '/savings?km=90#x',
    '/savings?km=<b>',
    'call me',
  ]) {
    const { name } = await inquire(reckoning);
    const lead = await findLead(staff, name);
    expect([lead?.name, lead?.reckoning ?? ''], reckoning).toEqual([name, '']);
  }
  await staff.dispose();
});

test('a visitor who asks for too many calculations is told to wait, in his language; page, finder and call share the limit', async () => {
  const site = await startSecondSite({ RECKONINGS_PER_ADDRESS: '3' });
  try {
    const get = (path: string) => fetch(`${site.url}${path}`);
    expect((await get('/savings?km=1')).status).toBe(200);
    expect((await get('/api/get-savings?km=2')).status).toBe(200);
    expect((await get('/find?carry=goods')).status).toBe(200);
    const messages = new Set<string>();
    for (const language of languages) {
      const refused = await get(`/api/get-savings?km=3&lang=${language}`);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('cache-control')).toBe('no-store');
      const [message = ''] = ((await refused.json()) as { message: { form: string[] } }).message.form;
      expect(message).toMatch(/^\S.*[.।]$/u);
      messages.add(message);
      const page = await get(`${pathTo('Savings', { language })}?km=3`);
      expect([page.status, toText(await page.text()).includes(message)]).toEqual([429, true]);
    }
    expect(messages.size).toBe(languages.length);
    // Pages that are the same for everybody are still served to this visitor.
    for (const path of ['/savings', '/find', '/']) expect((await get(path)).status, path).toBe(200);
  } finally {
    await site.stop();
  }
});
