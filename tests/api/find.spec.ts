import { findChoices } from '@ev-site/contract/find/answers.ts';
import { findChanges } from '@ev-site/reckoning/changes.ts';
import { situations, situationVehicles } from '@ev-site/reckoning/testing/fit-situations.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { listHtmlErrors } from '../support/api/html-validator.ts';
import { mainOf, toText } from '../support/facts/to-text.ts';

const read = async (request: APIRequestContext, query: string) => {
  const response = await request.get(`/find${query && `?${query}`}`);
  expect(response.status(), query).toBe(200);
  const html = await response.text();
  const main = mainOf(html);
  return { html, main, text: toText(main), title: toText(`<title>${html.match(/<title>(.*?)</)?.[1]}`) };
};

const plates: Record<string, string> = { marvelpro: 'Marvel Pro' };
const toName = (key: string) => plates[key] ?? `${key[0]?.toUpperCase()}${key.slice(1)}`;

const toQuery = ({
  carry,
  kg,
  people,
  kmPerDay,
  road,
  slope,
  noonHours,
}: (typeof situations)[number]['situation']) =>
  new URLSearchParams({
    carry,
    ...(carry === 'goods' && { kg: String(kg) }),
    ...(carry === 'people' && { people: String(people) }),
    km: String(kmPerDay),
    road,
    slope,
    noon: String(noonHours),
  }).toString();

const inTime = (hours: number) => {
  const parts = [`${Math.floor(hours)} h`, `${(hours % 1) * 60} min`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
};

test('the page gives the expected answer for each described situation', async ({ request }) => {
  const wrong: string[] = [];
  for (const { says, situation, answer, secondChargeHours } of situations) {
    const { text, title } = await read(request, toQuery(situation));
    const name = answer === null ? 'None of our vehicles' : toName(answer);
    const charge =
      secondChargeHours > 0 ? `, with a second charge of ${inTime(secondChargeHours)} at noon.` : '.';
    const { eased } = findChanges(situation, situationVehicles, findChoices.noon.map(Number));
    const none =
      eased.length > 0
        ? 'Not for this work as you describe it. One change is enough:'
        : 'We do not make a vehicle for this work';
    const sentence = answer === null ? none : `${name} can do this work${charge}`;
    if (!title.startsWith(`${name} | `) || !text.includes(sentence)) wrong.push(`${says}: ${title}`);
  }
  expect(wrong).toEqual([]);
});

const round = 'carry=goods&kg=311&km=60&road=lanes&slope=flat&noon=0';

test('pages with an answer and pages with problems in the form are valid HTML', async ({ request }) => {
  for (const query of [
    round,
    `${round}0`,
    'carry=goods&km=x&noon=9',
    round.replace('311', '3000'),
    `${round}&km=171`,
  ]) {
    const { html } = await read(request, query);
    expect(await listHtmlErrors(html)).toEqual([]);
  }
});

test('an answer states the figures of the data sheets, and its links carry the visitor’s inputs', async ({
  request,
}) => {
  const { main, text } = await read(request, round);
  expect(text).toContain('Goods beside the driver 311 kg 480 kg');
  expect(text).toContain('It carries 310 kg beside the driver; you need 311 kg.');
  expect(text).toContain('With 310 kg at most: Millo would fit.');
  expect(main).toContain('href="/savings?vehicle=major&amp;km=60#slip"');
  expect(main).toContain('href="/productmajor"');
  expect(main).toMatch(
    /data-product="major"[^>]* data-reckoning="\/find\?carry=goods&amp;kg=311&amp;km=60&amp;noon=0&amp;road=lanes&amp;slope=flat"/,
  );
});

test('links and form of a Hindi answer stay in Hindi', async ({ request }) => {
  const html = await (await request.get(`/hi/find?${round}`)).text();
  expect(html).toContain('href="/hi/savings?vehicle=major&amp;km=60#slip"');
  expect(html).toContain('data-reckoning="/hi/find?carry=goods');
  expect(html).toContain('action="/hi/find#answer"');
});

test('a page with an answer has the address without a query as its canonical address', async ({
  request,
}) => {
  const { html } = await read(request, round);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/find"/);
});

test('hostile input gets a page that asks for better input, and is never printed as HTML', async ({
  request,
}) => {
  for (const bad of ['<script>', '"><img src=x>', '%00', '-1', '1e309', 'NaN', '९'.repeat(40), '__proto__']) {
    const query = new URLSearchParams({ carry: 'goods', kg: bad, km: bad, road: bad, slope: bad, noon: bad });
    const { html, text } = await read(request, query.toString());
    expect(html).not.toContain('<script>"');
    expect(html).not.toContain('<img src=x>');
    expect(text).toContain('We need a little more to answer');
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  }
});
