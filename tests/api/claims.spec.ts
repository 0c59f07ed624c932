/** Every page with a claim says under which inputs the claim is true, and links to the calculator for other inputs. */
import { type AmountKey, readAmount } from '@ev-site/contract/savings/amounts.ts';
import { type ClaimAmounts, checkClaim, claimAmounts } from '@ev-site/reckoning/claims.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { products } from '../support/facts/products.ts';
import { mainOf, toText } from '../support/facts/to-text.ts';

/** Written by hand from the specification: section 3 has these claims and ranges; the bicycles have neither. */
const facts = [
  { path: '/productmillo', claims: ['Saved in a year* ₹ 75,000'], typical: [90, 100], certified: 110 },
  { path: '/productmastee', claims: ['Saved in a year* ₹ 75,000'], typical: [90, 100], certified: 110 },
  {
    path: '/productmajor',
    claims: ['Saved in a year* ₹ 1.20 lakh', 'Maintenance cost 12 paise/km'],
    typical: [100, 100],
    certified: 140,
  },
  {
    path: '/productmanzil',
    claims: ['Saved in a year* About ₹ 1.20 lakh'],
    typical: [85, 85],
    certified: 120,
  },
] as const;

const read = async (request: APIRequestContext, path: string): Promise<string> => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
};

/** A part of a page from its heading to the next heading of this level; empty if it is not there. */
const partOf = (html: string, heading: string): string =>
  html.split('<h2').find((part) => toText(`<h2${part}`).startsWith(heading)) ?? '';

/** Every figure on a page's meters, with the HTML of its condition. */
const listMeters = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, label = '', figure = '', condition = '']) => ({
      said: `${toText(label)} ${toText(figure)}`,
      condition,
    }),
  );

/** The day behind a saving; its form repeats the inputs. */
const slipOf = /<section[^>]*aria-label="A day on the meter".*?<\/section>/gs;

/** "About ₹ 1.20 lakh" is 120000, "12 paise/km" is 12. */
const toNumber = (said: string): number => {
  const digits = /\d[\d,.]*/.exec(said)?.[0].replaceAll(',', '');
  return Number(digits) * (said.includes('lakh') ? 100_000 : 1);
};

const toAmounts = (query: URLSearchParams): ClaimAmounts =>
  Object.fromEntries(
    claimAmounts.map((key: AmountKey) => {
      // An amount that a claim leaves out is not in the link: the calculator uses its own value.
      const amount = readAmount(key, query.get(key) ?? (key === 'battery' ? '0' : ''));
      expect(typeof amount, `${key}=${query.get(key)}`).toBe('number');
      return [key, amount];
    }),
  ) as unknown as ClaimAmounts;

for (const { path, claims, typical, certified } of facts) {
  test(`${path} states the inputs of each claim, and the calculation with these inputs confirms the claim`, async ({
    request,
  }) => {
    const whole = partOf(await read(request, path), 'What it saves and costs');
    const slips = whole.match(slipOf) ?? [];
    expect(slips).toHaveLength(claims.filter((claim) => !claim.includes('paise')).length);
    const part = whole.replaceAll(slipOf, '');
    const meters = listMeters(part);
    expect(meters.map(({ said }) => said)).toEqual(claims);
    // The text after a figure, up to the next figure, is about that figure.
    const words = part
      .split('<dl')
      .slice(1)
      .map((after) => after.slice(after.indexOf('</dl>')));
    expect(words).toHaveLength(claims.length);
    for (const [index, { said }] of meters.entries()) {
      const html = words[index] ?? '';
      const text = toText(html);
      const href = /href="(\/savings\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const query = new URL(href, 'http://page').searchParams;
      const amounts = toAmounts(query);
      expect(href, said).not.toContain('#');
      expect(query.has('battery'), said).toBe(false);
      const isSaving = !said.includes('paise');
      const problem = checkClaim({
        result: isSaving ? 'runningSavingPerYear' : 'maintenancePaisePerKm',
        claimed: toNumber(said),
        amounts,
        typicalKm: { from: typical[0], to: typical[1] },
        secondCharge: text.includes(`${amounts.km} km needs a second charge`),
      });
      expect(problem, said).toBeNull();
      expect(`/product${query.get('vehicle')}`).toBe(path);
      for (const input of [`${amounts.km} km a day`, `${amounts.days} days`]) expect(text).toContain(input);
      expect(text).toContain(`${Math.round(amounts.maintenance * 100)}`);
      if (isSaving) {
        const written = amounts.fuelprice.toFixed(Number.isInteger(amounts.fuelprice) ? 0 : 2);
        expect(text.toLowerCase()).toContain(`${query.get('against')} at ₹${written} a `);
        for (const input of [
          `${amounts.economy} km a `,
          `₹${amounts.tariff} a unit`,
          'the battery is not counted',
        ])
          expect(text).toContain(input);
      }
      expect((await request.get(href)).status(), href).toBe(200);
    }
  });

  test(`${path} links each repetition of a claim to the inputs of the claim`, async ({ request }) => {
    const html = await read(request, path);
    expect(html).toContain('id="running-cost"');
    const elsewhere = html.replace(partOf(html, 'What it saves and costs'), '');
    const repeated = listMeters(elsewhere).filter(({ said }) => claims.some((claim) => claim === said));
    expect(repeated.length).toBeGreaterThan(0);
    for (const { condition } of repeated) expect(condition).toContain('href="#running-cost"');
  });

  test(`${path} shows the range as a band, typical to certified, and how much each factor shortens it`, async ({
    request,
  }) => {
    const html = await read(request, path);
    const table = toText(/id="specifications".*?<\/section>/s.exec(html)?.[0] ?? '');
    const [from, to] = typical;
    expect(table).toContain(`Typical range ${from === to ? from : `${from} to ${to}`} km`);
    expect(table).toContain(`Certified range ${certified} km`);
    const [band, ...shorter] = listMeters(partOf(html, 'How far it goes on one charge'));
    expect(band?.said).toBe(`Range on one charge ${from} to ${certified} km`);
    expect(toText(band?.condition ?? '')).toBe('typical to certified');
    // Each factor by itself, then all of them.
    expect(shorter).toHaveLength(4);
    const anchors = ['#loadShortening', '#ageShortening', '#heatShortening', ''];
    for (const [index, anchor] of anchors.entries()) {
      const { said = '', condition = '' } = shorter[index] ?? {};
      expect(condition).toContain(`href="/assumptions${anchor}"`);
      expect(toText(condition)).toMatch(/^about \d+ % shorter, an estimate$/);
      const percent = Number(/\d+/.exec(toText(condition))?.[0]);
      const [, low, high] = (/(\d+) to (\d+) km$/.exec(said) ?? []).map(Number);
      for (const [whole, left] of [
        [from, low],
        [certified, high],
      ] as const) {
        const exact = whole * (1 - percent / 100);
        expect(left).toBeLessThanOrEqual(exact + whole / 200);
        // The page states whole per cents, so a value may be off by half a per cent.
        expect(left).toBeGreaterThan(exact - 5 - whole / 200);
        expect((left ?? 1) % 5).toBe(0);
      }
    }
  });

  test(`${path} links to a comparison with another vehicle and to its savings`, async ({ request }) => {
    const html = await read(request, path);
    const key = path.replace('/product', '');
    // With the inputs of the claim, and with the reserve for the next battery.
    expect(html).toMatch(new RegExp(`href="/savings\\?vehicle=${key}&amp;(?:(?!battery)[^"])*"`));
    const compared = new RegExp(`href="(/compare\\?vehicles=${key},\\w+)"`).exec(html)?.[1] ?? '';
    expect((await request.get(compared)).status(), compared).toBe(200);
  });
}

test('the page of a bicycle shows no claims and no range band, because it has no certified range', async ({
  request,
}) => {
  const bicycles = products.filter(({ path }) => facts.every((fact) => fact.path !== path));
  expect(bicycles).toHaveLength(3);
  for (const { path } of bicycles) {
    const html = await read(request, path);
    expect(partOf(html, 'What it saves and costs')).toBe('');
    expect(partOf(html, 'How far it goes on one charge')).toBe('');
    expect(html).not.toContain('href="#running-cost"');
    expect(html).toContain('href="/compare?vehicles=');
  }
});

test('home links each claim to its inputs on the page of the vehicle', async ({ request }) => {
  const html = await read(request, '/');
  const claimed = listMeters(html).filter(({ said }) => /saved in a year|maintenance cost/i.test(said));
  expect(claimed.length).toBeGreaterThan(0);
  for (const { said, condition } of claimed) {
    const path = /href="([^"#]+)#running-cost"/.exec(condition)?.[1] ?? '';
    const there = partOf(await read(request, path), 'What it saves and costs');
    // On the vehicle's page an asterisk leads to this note; the home page has the note itself.
    if (/saved/i.test(said)) expect(toText(condition)).toMatch(/; battery not counted$/);
    expect(listMeters(there).map((meter) => meter.said.replace('*', ''))).toContain(said);
  }
});

test('home and the page of questions link to the finder, the comparison and the calculator', async ({
  request,
}) => {
  for (const path of ['/', '/allfaqs']) {
    const main = mainOf(await read(request, path));
    for (const target of ['/find', '/compare', '/savings']) expect(main, path).toContain(`href="${target}"`);
  }
});

for (const path of ['/productmajor', '/productmanzil']) {
  test(`${path} names the source and date of each rival’s figures, or says that no source is published`, async ({
    request,
  }) => {
    const html = await read(request, path);
    const table = [...html.matchAll(/<table.*?<\/table>/gs)]
      .map(([found]) => found)
      .find((found) => found.includes('Competition analysis'));
    const heads = [...(table ?? '').matchAll(/<th scope="col".*?<\/th>/gs)].map(([head]) => toText(head));
    expect(heads).toHaveLength(4);
    for (const head of heads.slice(2)) expect(head).toMatch(/ source not published$|, \d{1,2} \w+ \d{4}$/);
    expect(table).not.toMatch(/<td[^>]*><\/td>/);
    const rows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => toText(row).toLowerCase());
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row.includes('typical') && row.includes('certified'))).toEqual([]);
  });
}
