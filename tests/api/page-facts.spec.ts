import { type APIRequestContext, expect, test } from '@playwright/test';
import { excerpts, wholeFields } from '../support/facts/excerpts.ts';
import { frame } from '../support/facts/frame.ts';
import { pages } from '../support/facts/pages.ts';
import { toText } from '../support/facts/to-text.ts';

const readPage = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

const partOf = (html: string, element: string): string =>
  html.match(new RegExp(`<${element}[ >].*?</${element}>`, 's'))?.[0] ?? '';

const isIn = (text: string, fact: string | RegExp): boolean =>
  fact instanceof RegExp ? fact.test(text) : text.toLowerCase().includes(fact.toLowerCase());

/** Facts that a text lacks, each with the name of its list. */
const listMissing = (text: string, lists: Record<string, (string | RegExp)[]>): string[] =>
  Object.entries(lists).flatMap(([list, facts]) =>
    facts.filter((fact) => !isIn(text, fact)).map((fact) => `${list}: ${fact}`),
  );

for (const { address, breadcrumb, texts, counts = {} } of pages) {
  test(`${address} shows every fact of the specification`, async ({ request }) => {
    const html = await readPage(request, address);
    const main = partOf(html, 'main');
    expect(listMissing(toText(main), texts)).toEqual([]);
    if (breadcrumb) expect(toText(main)).toMatch(new RegExp(`^${breadcrumb}`));
    for (const [what, [marking, times]] of Object.entries(counts)) {
      expect(main.match(marking) ?? [], what).toHaveLength(times);
    }
  });

  test(`${address} has the header and footer of the specification`, async ({ request }) => {
    const html = await readPage(request, address);
    expect(listMissing(toText(html.split('<main')[0] ?? ''), frame.header)).toEqual([]);
    const footer = partOf(html, 'footer');
    expect(listMissing(toText(footer), frame.footer)).toEqual([]);
    // On the page itself the link leads to the top.
    const about = address === '/aboutus' ? '#top' : '/aboutus';
    expect(footer).toMatch(new RegExp(`href="${about}"[^>]*>Know More<`));
    expect(html.match(/href="https:\/\/www\.example\.com\/(facebook|instagram)"/g)).toHaveLength(2);
  });
}

type Row = Record<string, string>;
const listRows = async (request: APIRequestContext, call: string): Promise<Row[]> =>
  (await (await request.get(call)).json()).data.data;

/** The characters of a text without its markup, as a reader counts them. */
const charactersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en-IN').segment(toText(text)), ({ segment }) => segment);

for (const { address, call, field, length, items } of excerpts) {
  test(`${address} cuts ${field} to its first ${length} characters`, async ({ request }) => {
    const text = toText(partOf(await readPage(request, address), 'main'));
    const rows = (await listRows(request, call)).slice(0, items);
    const expected = rows.map((row) => {
      const characters = charactersOf(row[field] ?? '');
      if (characters.length <= length) return characters.join('');
      const words = characters
        .slice(0, length + 1)
        .join('')
        .replace(/\s\S*$/u, '');
      return `${words.replace(/[.,;:]$/u, '')}…`;
    });
    expect(expected.some((excerpt) => excerpt.endsWith('…'))).toBe(true);
    expect(expected.filter((excerpt) => !text.includes(excerpt))).toEqual([]);
  });
}

const inWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

for (const { address, call, fields, day } of wholeFields) {
  test(`${address} shows each item with ${[...fields, ...(day ? [day] : [])].join(', ')}`, async ({
    request,
  }) => {
    const shown = toText(partOf(await readPage(request, address), 'main'));
    // For an event of several days ("18–19 December"), the API gives the first day.
    const text = shown.replace(/(\d)–\d+/g, '$1');
    const rows = await listRows(request, call);
    expect(rows.length).toBeGreaterThan(0);
    const facts = rows.flatMap((row) => [
      ...fields.map((field) => row[field] ?? ''),
      ...(day ? [inWords.format(new Date(row[day] ?? ''))] : []),
    ]);
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
}

test('a trade show shows the pictures of the chosen category only, and each video', async ({ request }) => {
  const pictures = await listRows(request, '/api/get-images');
  const videos = await listRows(request, '/api/get-videos');
  for (const { slug } of await listRows(request, '/api/get-categories')) {
    const main = partOf(await readPage(request, `/auto-show-2024?category=${slug}`), 'main');
    const shown = main.replace(/data-props="[^"]*"/g, '');
    const wrong = pictures.filter(
      ({ image = '', category }) => shown.includes(`href="${image}"`) !== (category === slug),
    );
    expect(wrong).toEqual([]);
    expect(shown.match(/Play the video/g)).toHaveLength(videos.length);
  }
});

test('Page Not Found has the title that staff wrote', async ({ request }) => {
  const html = await readPage(request, '/there-is-nothing-here');
  expect(html).toMatch(/<title>Page not found \| \S[^<]*<\/title>/);
});
