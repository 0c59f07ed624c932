import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../seed/data/products.ts';
import { toDotPicture } from '../testing/dot-picture.ts';
import { openTwoOn, type TwoPrograms } from '../testing/store-on.ts';
import { getSqlDatabase } from './sql.ts';
import { nameSql, sql } from './statement.ts';

let opened: TwoPrograms | undefined;
let programs: TwoPrograms['programs'];
let payload: Payload;
let id: number;

const taglines: Record<Language, string> = { en: 'Half a tonne', hi: 'आधा टन', gu: 'અડધો ટન' };

beforeAll(async () => {
  opened = await openTwoOn('sqlite');
  programs = opened.programs;
  [payload] = programs;
  const heroPicture = (
    await payload.create({ collection: 'media', data: { alt: 'A dot' }, file: toDotPicture() })
  ).id;
  const found = products.find(({ key }) => key === 'major');
  if (!found) throw new Error('There is no Major.');
  const { bannerPicture, innovationPicture, pictures, turntable, variants, gallery, questions, ...data } =
    found.data;
  id = (await payload.create({ collection: 'products', data: { ...data, heroPicture } })).id;
  const english = await payload.findByID({ collection: 'products', id, depth: 0 });
  for (const locale of languages) await save(payload, { ...english, tagline: taglines[locale] }, locale);
}, 120_000);
afterAll(() => opened?.remove());

const save = (program: Payload, data: object, locale: Language = 'en') =>
  program.update({ collection: 'products', id, data, locale });

const read = () => payload.findByID({ collection: 'products', id, locale: 'all' });

/** Makes a table refuse new rows during some work. */
const refusingRowsOf = async (table: string, work: () => Promise<unknown>) => {
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`CREATE TRIGGER broken BEFORE INSERT ON ${nameSql(table)} BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
  );
  try {
    await work();
  } finally {
    await run(sql`DROP TRIGGER broken`);
  }
};

test.each(['products_locales', 'products_figures', 'products_figures_locales'])(
  'a save that fails at %s leaves the vehicle as it was, in every language',
  async (table) => {
    const before = await read();
    expect(before).toMatchObject({ tagline: taglines });
    await refusingRowsOf(table, () =>
      expect(save(payload, { kind: 'bicycle', tagline: 'Lost' })).rejects.toThrow(),
    );
    expect(await read()).toEqual(before);
  },
);

test('each of several concurrent saves is complete, in one program and in two', async () => {
  const saves = programs.flatMap((program) =>
    ['First', 'Second', 'Third'].map((tagline) => save(program, { tagline })),
  );
  const said = (await Promise.all(saves)).map(({ tagline }) => tagline);
  expect(said).toEqual(['First', 'Second', 'Third', 'First', 'Second', 'Third']);
  expect(await read()).toMatchObject({
    tagline: { ...taglines, en: expect.stringMatching(/^(First|Second|Third)$/) },
  });
});
