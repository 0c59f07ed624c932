import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../../data/data-access.ts';
import { localeContext } from '../../page/locale-context.ts';
import { examplePage } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { page } from './careers.page.tsx';

const job = {
  id: 7,
  position: 'Welder',
  department: 'Production',
  qualification: 'ITI',
  experience: '2 years',
  location: 'Sanand',
  descriptionText: '',
  isSample: false,
};

const draw = async (items: object[]) => {
  const context = examplePage({
    data: {} as DataAccess,
    read: async (what, _ask, fallback) => {
      const known: Record<string, unknown> = {
        jobs: { items, pageNumber: 1, total: items.length, totalPages: 1 },
        settings: {
          ...getDefaultSettings(context.locale.words),
          emails: [
            { label: 'Office', address: 'office@example.com', purpose: 'main' },
            { label: 'Careers', address: 'careers@example.com', purpose: 'careers' },
          ],
        },
      };
      return (known[what] as typeof fallback | undefined) ?? fallback;
    },
  });
  const { content } = (await page.load(context))?.answer({}) ?? {};
  return renderToStaticMarkup(
    <localeContext.Provider value={context.locale}>{content}</localeContext.Provider>,
  );
};

test('a position in the list shows its location first', async () => {
  const html = await draw([job]);
  expect([...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, ...fact]) => fact)).toEqual([
    ['Location', 'Sanand'],
    ['Qualification', 'ITI'],
    ['Experience', '2 years'],
  ]);
});

test('says above a list of sample positions that nobody is hired for them', async () => {
  const note = 'These are sample positions: we are not hiring for them.';
  const sample = { ...job, id: 8, isSample: true };
  expect(await draw([job])).not.toContain(note);
  expect(await draw([job, sample])).not.toContain(note);
  const html = await draw([sample, { ...sample, id: 9 }]);
  expect(html.indexOf(note)).toBeGreaterThan(0);
  expect(html.indexOf(note)).toBeLessThan(html.indexOf('id="positions"'));
});

test.each([['some'], ['none']])('names the mailbox if nothing suits, positions: %s', async (some) => {
  const html = await draw(some === 'some' ? [job] : []);
  expect(html).toContain(
    'Nothing for you today? Tell us what you can do: <a href="mailto:careers@example.com">careers@example.com</a>',
  );
});
