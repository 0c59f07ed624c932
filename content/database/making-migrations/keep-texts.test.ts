import { expect, test } from 'vitest';
import { keepTexts } from './keep-texts.ts';

const postgres = `export async function up({ db }) {
  await db.execute(sql\`
   CREATE TABLE "blogs_locales" (
  	"title" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "blogs" DROP COLUMN "title";
  ALTER TABLE "blogs" DROP COLUMN "gone";\`)
}
`;

const sqlite = postgres
  .replaceAll('"', '\\`')
  .replaceAll(/^ {2}ALTER TABLE .*?;/gm, (line) => `  await db.run(sql\`${line.trim()}\`)`);

test.each([
  ['postgres', postgres, '"'],
  ['sqlite', sqlite, '\\`'],
] as const)(
  'on %s, copies the texts of a column before the migration drops it',
  (dialect, migration, quote) => {
    const q = (name: string) => quote + name + quote;
    const kept = keepTexts(migration, dialect, 'en');
    const copy = `INSERT INTO ${q('blogs_locales')} (${q('title')}, ${q('_locale')}, ${q('_parent_id')}) SELECT ${q('title')}, 'en', ${q('id')} FROM ${q('blogs')};`;
    expect(kept).toContain(copy);
    expect(kept.indexOf(copy)).toBeLessThan(kept.indexOf('DROP COLUMN'));
    expect(kept.indexOf(copy)).toBeGreaterThan(kept.indexOf('CREATE TABLE'));
    // A column that is not localized is dropped as before.
    expect(kept).not.toMatch(/INSERT[^;]*gone/);
  },
);

test('leaves a migration as it is that moves no text', () => {
  const migration = 'ALTER TABLE "blogs" DROP COLUMN "gone";';
  expect(keepTexts(migration, 'postgres', 'en')).toBe(migration);
});
