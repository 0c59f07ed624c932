/** The page of the assumptions shows every assumption of the calculation as it was seeded. */
import { assumptions } from '@ev-site/content/seed/data/assumptions.ts';
import { type AssumptionUnit, assumptionUnits } from '@ev-site/contract/assumption-keys.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { toText } from '../support/facts/to-text.ts';

/** The text around a number of each unit. */
const around: Record<AssumptionUnit, [before: string, after: string]> = {
  '₹/l': ['₹', ' a litre'],
  '₹/kg': ['₹', ' a kg'],
  '₹/kWh': ['₹', ' a kWh'],
  share: ['', ' ('],
  '%': ['', ' %'],
  'km/l': ['', ' km a litre'],
  'km/kg': ['', ' km a kg'],
  '₹/km': ['₹', ' a km'],
  km: ['', ' km'],
  '₹': ['₹', ''],
  '₹/year': ['₹', ' a year'],
  '%/year': ['', ' % a year'],
  months: ['', ' months'],
  'days/year': ['', ' days a year'],
  years: ['', ' years'],
  'km/day': ['', ' km a day'],
};

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const toDay = (date: string) => new Date(date).toLocaleDateString('en-IN', { ...inIndia, dateStyle: 'long' });
const toMonth = (date: string) =>
  new Date(date).toLocaleDateString('en-IN', { ...inIndia, month: 'long', year: 'numeric' });
const today = new Intl.DateTimeFormat('en-CA', inIndia).format(new Date());

const readRows = async (request: APIRequestContext, address: string): Promise<Map<string, string>> => {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  const html = await response.text();
  return new Map(
    [...html.matchAll(/<tr id="([\w-]+)"[^>]*>(.*?)<\/tr>/gs)].map(([, id = '', row = '']) => [id, row]),
  );
};

const written = (value: number, unit: AssumptionUnit): string => {
  const places = unit.startsWith('₹') && !Number.isInteger(value) ? { minimumFractionDigits: 2 } : {};
  const [before, after] = around[unit];
  return `${before}${value.toLocaleString('en-IN', places)}${after}`;
};

test('the page shows each seeded assumption with value, unit, place, source (or "Estimate") and date', async ({
  request,
}) => {
  const rows = await readRows(request, '/assumptions');
  expect(rows.size).toBe(assumptions.length);
  const seen = new Map<string, number>();
  for (const { data } of assumptions) {
    const { key, name, value, place, isEstimate, source, asOf, reviewBy, endsOn, note } = data;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const html = rows.get(count === 1 ? key : `${key}-${count}`) ?? '';
    const hasEnded = endsOn ? endsOn < today : false;
    const isOverdue = reviewBy ? reviewBy < today : false;
    const facts = [
      name,
      place || 'India',
      written(hasEnded ? 0 : value, assumptionUnits[key]),
      isEstimate ? 'Estimate' : source?.publisher,
      source?.title,
      isOverdue ? `from ${toMonth(asOf)}` : `as of ${toDay(asOf)}`,
      endsOn && toDay(endsOn),
      note,
    ].filter((fact) => typeof fact === 'string');
    const text = toText(html);
    expect(
      facts.filter((fact) => !text.includes(fact)),
      `${key} ${count}: ${text}`,
    ).toEqual([]);
    if (source?.url) expect(html).toContain(`href="${source.url}" rel="noopener external"`);
  }
});

test('the page links to the calculator and to its own seven parts, and says that nothing is stored', async ({
  request,
}) => {
  const html = await (await request.get('/assumptions')).text();
  expect(html).toMatch(/<a [^>]*href="\/savings"[^>]*>Calculate with your own figures/);
  expect(toText(html)).toContain('We store none of them.');
  const parts = [...html.matchAll(/href="#(part-\w+)"/g)].map(([, part]) => part);
  expect(parts).toHaveLength(7);
  for (const part of parts) expect(html).toContain(`<section id="${part}"`);
});
