/** Vehicles side by side, as HTTP delivers them: the page needs no script. */
import { languages } from '@ev-site/contract/paths.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { mainOf, toText } from '../support/facts/to-text.ts';

const read = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  const html = await response.text();
  const main = mainOf(html);
  return { main, text: toText(main), title: toText(`<title>${/<title>(.*?)</.exec(html)?.[1]}`) };
};

const tablesOf = (main: string): string[] => main.match(/<table.*?<\/table>/gs) ?? [];

const columnsOf = (main: string): string[] =>
  [...main.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head = '']) => toText(head)).slice(1);

/** The texts of each row's cells, by the text of its head. */
const rowsOf = (main: string): Map<string, string[]> =>
  new Map(
    [...main.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, head = '', cells = '']) => [
      toText(head),
      [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => toText(cell)),
    ]),
  );

const tickedIn = (main: string): string[] =>
  (main.match(/<input[^>]*name="vehicles"[^>]*>/g) ?? [])
    .filter((input) => /\bchecked\b/.test(input))
    .flatMap((input) => /value="(\w+)"/.exec(input)?.[1] ?? []);

test('compares two vehicles with speed, class and licence first, and shows the condition of each figure', async ({
  request,
}) => {
  const { main } = await read(request, '/compare?vehicles=major,manzil');
  expect(columnsOf(main)).toEqual(['MAJOR', 'MANZIL']);
  expect(main).toMatch(/<caption[^>]*>Major and Manzil /);
  const rows = rowsOf(main);
  expect([...rows.keys()].slice(0, 3)).toEqual(['Top speed', 'Vehicle class', 'Driving licence']);
  expect(rows.get('Top speed')).toEqual(['50 km/h on the level', '50 km/h on the level']);
  expect(rows.get('Range, typical differs')?.map((cell) => cell.slice(0, 6))).toEqual(['100 km', '85 km ']);
  expect(rows.get('Range, certified differs')).toEqual([
    '140 km on the test bench',
    '120 km on the test bench',
  ]);
  // A figure of Manzil that is published only in its table of rivals says so; if there are two, its own counts.
  expect(rows.get('Torque other conditions')?.[1]).toBe('53 Nm in the comparison with rivals');
  // That table has them for another gross weight, and the slope in per cent, so they are not taken from it.
  expect(rows.get('Payload')).toEqual(['550 kg half load body, driver included', 'not on its sheet']);
  expect(rows.get('Steepest slope')?.[1]).toBe('not on its sheet');
  expect(rows.get('Gross vehicle weight differs')?.[1]).toMatch(/^720 kg highest permitted/);
  expect(rows.get('Charging time')?.[1]).toBe('not published');
});

test('links each column to the page of its vehicle, and the end of the page to finder, savings and an enquiry', async ({
  request,
}) => {
  const { main } = await read(request, '/compare?vehicles=marvel,major');
  for (const link of [
    '/productmarvel',
    '/productmajor',
    '/find',
    '/savings?vehicle=major#slip',
    '/assumptions',
  ])
    expect(main).toContain(`href="${link}"`);
  expect(main).not.toContain('/savings?vehicle=marvel');
  expect(main).toMatch(
    /data-product="major"[^>]*data-name="Major" data-reckoning="\/compare\?vehicles=marvel,major"/,
  );
});

test('shows class and licence of each of four vehicles, in four columns', async ({ request }) => {
  const { main } = await read(request, '/compare?vehicles=mastee,millo,major,marvel');
  expect(columnsOf(main)).toEqual(['MASTEE', 'MILLO', 'MAJOR', 'MARVEL']);
  const rows = rowsOf(main);
  expect(rows.get('Vehicle class differs')?.map((cell) => cell.split(' central')[0])).toEqual([
    'E-rickshaw',
    'E-cart',
    'L5N',
    'Counts as a bicycle',
  ]);
  expect(rows.get('Driving licence differs')?.map((cell) => cell.split(' ').slice(0, 2).join(' '))).toEqual([
    'For e-rickshaws',
    'For e-carts',
    'For three-wheelers',
    'None nor',
  ]);
  expect([...rows.values()].every((cells) => cells.length === 4)).toBe(true);
});

test('leaves out a fifth vehicle with a message, and keeps its box ticked', async ({ request }) => {
  const query = ['mastee', 'millo', 'major', 'manzil', 'mighty'].map((key) => `vehicles=${key}`).join('&');
  const { main, text } = await read(request, `/compare?${query}`);
  expect(columnsOf(main)).toEqual(['MASTEE', 'MILLO', 'MAJOR', 'MANZIL']);
  expect(text).toContain('The table shows at most four vehicles, so Mighty was left out');
  expect(tickedIn(main).toSorted()).toEqual(['major', 'manzil', 'mastee', 'mighty', 'millo']);
});

test('shows the same tables for repeated parameters (ticked boxes) and for one list with commas', async ({
  request,
}) => {
  const [boxes, word] = await Promise.all([
    read(request, '/compare?vehicles=major&vehicles=manzil&only=differences'),
    read(request, '/compare?vehicles=major,manzil&only=differences'),
  ]);
  expect(tablesOf(boxes.main)).toEqual(tablesOf(word.main));
});

test('leaves out an unknown vehicle with a message that does not repeat its name', async ({ request }) => {
  const { main, text } = await read(request, '/compare?vehicles=major,callus99,manzil');
  expect(columnsOf(main)).toEqual(['MAJOR', 'MANZIL']);
  expect(text).toContain('One name in the address is not a vehicle of ours and was left out.');
  expect(text).not.toContain('callus99');
});

test('with differences only, hides the equal rows and says how many they are', async ({ request }) => {
  const whole = rowsOf((await read(request, '/compare?vehicles=major,manzil')).main);
  const { main, text } = await read(request, '/compare?vehicles=major,manzil&only=differences');
  const rows = rowsOf(main);
  const marked = /(?:differs|other conditions)$/;
  const staying = [...whole].filter(
    ([head, cells]) =>
      marked.test(head) || cells.some((cell) => /^not (?:published|on its sheet)$/.test(cell)),
  );
  expect([...rows]).toEqual(staying);
  // If all prices are on request, there is no price row, but it does not count as equal.
  const hidden = [...whole.keys()].filter((head) => !rows.has(head) && head !== 'Ex-showroom price').length;
  expect(hidden).toBeGreaterThan(3);
  expect(text).toContain(`${hidden} rows with the same value for all are hidden.`);
  // Changing the choice of vehicles keeps showing only the differences.
  expect(main).toContain('<input type="hidden" name="only" value="differences"/>');
  expect(main).toContain('href="/compare?vehicles=major,manzil#table"');
});

test('without a choice, shows the form and suggested pairs, and no table', async ({ request }) => {
  const { main, text } = await read(request, '/compare');
  expect(tablesOf(main)).toEqual([]);
  expect(tickedIn(main)).toEqual([]);
  expect(main).not.toContain('name="only"');
  expect(main).toContain('<a href="/compare?vehicles=mastee,millo">Mastee and Millo</a>');
  expect(main).toContain('<a href="/compare?vehicles=millo,major">Millo and Major</a>');
  expect(main.match(/<img [^>]*alt=""/g)).toHaveLength(7);
  expect(text).toContain('Marvel, Marvel Pro and Mighty');
});

test('asks for at least two vehicles when the form is sent with fewer, and not on a first visit', async ({
  request,
}) => {
  const sent = await read(request, '/compare?asked=1');
  expect(/<div id="answer" tabindex="-1">.*?<\/p>/s.exec(sent.main)?.[0]).toContain(
    'Tick at least two vehicles.',
  );
  expect((await read(request, '/compare?vehicles=major&asked=1')).title).toMatch(/^Please check: /);
  const visited = await read(request, '/compare');
  expect(visited.text).not.toContain('Tick at least two');
  expect(sent.title).toBe(`Please check: ${visited.title}`);
  expect((await read(request, '/compare?vehicles=major&vehicles=millo&asked=1')).text).not.toContain(
    'Tick at least two',
  );
});

test('with one vehicle, shows no table, and suggests a second vehicle', async ({ request }) => {
  const { main, text } = await read(request, '/compare?vehicles=major');
  expect(tablesOf(main)).toEqual([]);
  expect(text).toContain('Only Major is chosen.');
  expect(tickedIn(main)).toEqual(['major']);
  expect(main).toContain('href="/compare?vehicles=major,manzil"');
});

for (const language of languages.slice(1)) {
  test(`/${language}/compare shows the same vehicles and rows, and its links stay in the language`, async ({
    request,
  }) => {
    const { main } = await read(request, `/${language}/compare?vehicles=major,manzil`);
    expect(columnsOf(main)).toEqual(['MAJOR', 'MANZIL']);
    expect(rowsOf(main).size).toBe(rowsOf((await read(request, '/compare?vehicles=major,manzil')).main).size);
    const links = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith(`/${language}`))).toEqual([]);
    expect(main).toContain(`action="/${language}/compare#answer"`);
  });
}

test('names the vehicles in the title, and has one canonical address for all comparisons', async ({
  request,
}) => {
  const html = await (await request.get('/compare?vehicles=major,manzil')).text();
  expect(html).toMatch(/<title>Major and Manzil/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/compare"\/>/);
});
