/** Brochures, comparisons and savings as PDF files with the same content as the pages. */
import { languages, pathToBrochure, pathToProduct, productScreens } from '@ev-site/contract/paths.ts';
import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toText } from '../support/facts/to-text.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${BASE_URL}${path}`, { redirect: 'manual', ...init });
const vehicles = Object.keys(productScreens);

/** The words of a PDF, in the order in which they were set. */
const readWords = async (answer: Response): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(await answer.arrayBuffer()) });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  await task.destroy();
  return pages.join('\n').replace(/\s+/g, ' ');
};

const numbersOf = (text: string): string[] => text.match(/\d(?:[\d,.]*\d)?/g) ?? [];

for (const language of languages)
  test(`every vehicle has a brochure in ${language}, and its page states the right size of the file`, async () => {
    for (const key of vehicles) {
      const path = pathToBrochure(key, { language });
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const pdf = Buffer.from(await answer.arrayBuffer());
      const text = pdf.toString('latin1');
      expect(text.startsWith('%PDF-'), path).toBe(true);
      expect(text).toContain(`/Lang (${language}-IN)`);
      expect(text).toContain('/Marked true');
      const page = await (await get(pathToProduct(key, { language }))).text();
      const link = new RegExp(`href="${path}"[^>]*>[\\s\\S]*?([\\d,]+) kB`).exec(page);
      expect(Number(link?.[1]?.replace(',', '')), path).toBe(Math.ceil(pdf.length / 1000));
    }
  });

test('a brochure has the figures, conditions and claim inputs of the page', async () => {
  const words = await readWords(await get('/brochures/major.pdf'));
  const page = toText(await (await get('/productmajor')).text());
  const amounts = page.match(/(?:−\u2060)?₹[\d,]+\.\d\d/g) ?? [];
  expect(amounts.length).toBeGreaterThan(3);
  for (const amount of amounts.slice(0, 4)) expect(words).toContain(amount);
  for (const said of [
    '550',
    'Payload',
    'half load body',
    'For 115 km a day on 300 days',
    'Saved on fuel and upkeep in a year',
  ])
    expect(words).toContain(said);
  expect(words).toContain(`${new URL(process.env.PUBLIC_URL ?? BASE_URL).host}/productmajor`);
});

test('a brochure is revalidated by its ETag; an unknown one gets 404, and POST gets 405', async () => {
  const first = await get('/hi/brochures/millo.pdf');
  const etag = String(first.headers.get('etag'));
  expect((await get('/hi/brochures/millo.pdf', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const head = await get('/hi/brochures/millo.pdf', { method: 'HEAD' });
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  expect((await get('/brochures/nothing.pdf')).status).toBe(404);
  expect((await get('/hi/brochures')).status).toBe(404);
  expect((await get('/brochures/millo.pdf', { method: 'POST', body: 'x' })).status).toBe(405);
});

test('a comparison and a calculation come as PDF with the figures of the page, and are not cached', async () => {
  const savings = await get('/savings.pdf?vehicle=major&km=95');
  const compared = await get('/gu/compare.pdf?vehicles=major,manzil');
  for (const answer of [savings, compared]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  }
  const page = await (await get('/savings?vehicle=major&km=95')).text();
  expect(page).toContain('/savings.pdf?vehicle=major&amp;against=diesel&amp;km=95');
  const [verdict = ''] = /<h2[^>]*>[^<]*saves you[^<]*<\/h2>/.exec(page) ?? [];
  expect(toText(verdict)).toMatch(/^Major saves you ₹/);
  expect(await readWords(savings)).toContain(toText(verdict));
  const [table = ''] =
    /<table.*?<\/table>/s.exec(await (await get('/gu/compare?vehicles=major,manzil')).text()) ?? [];
  // A PDF stores Gujarati letters in other pieces than they are written in, so only names and figures are compared.
  const printed = await readWords(compared);
  for (const plate of ['MAJOR', 'MANZIL']) expect(printed).toContain(plate);
  const figures = numbersOf(toText(table));
  expect(figures.length).toBeGreaterThan(30);
  expect(numbersOf(printed)).toEqual(expect.arrayContaining(figures));
  const wrong = await get('/savings.pdf?vehicle=major&km=-3');
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/savings?vehicle=major&km=-3']);
});
