import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { getSqlDatabase, type SqlDatabase } from './sql.ts';
import { joinSql, nameSql, type Sql, sql, trustedSql } from './statement.ts';

/** A statement as it is sent, with a question mark for each value, and its values. */
const read = ({ words, values }: Sql) => [words.join('?'), values];

describe('a statement', () => {
  test('has texts as values, and numbers, booleans and null in its words', () => {
    expect(read(sql`SELECT ${'a'}, ${-1.5}, ${true}, ${false}, ${null}, ${'b'}`)).toEqual([
      'SELECT ?, -1.5, TRUE, FALSE, NULL, ?',
      ['a', 'b'],
    ]);
    expect(read(sql``)).toEqual(['', []]);
    expect(read(sql`${''}`)).toEqual(['?', ['']]);
  });

  test('takes in other parts with their values, in the order of the words', () => {
    const inner = sql`b = ${'2'} AND c = ${'3'}`;
    const all = sql`a = ${'1'} AND (${inner}) AND d = ${'4'}`;
    expect(read(sql`SELECT ${'0'} WHERE ${all}${sql``} LIMIT ${5}`)).toEqual([
      'SELECT ? WHERE a = ? AND (b = ? AND c = ?) AND d = ? LIMIT 5',
      ['0', '1', '2', '3', '4'],
    ]);
  });

  test('joins values and parts', () => {
    expect(read(sql`IN (${joinSql(['a', 7, null])})`)).toEqual(['IN (?, 7, NULL)', ['a']]);
    expect(read(joinSql(new Set(['a', 'b'])))).toEqual(['?, ?', ['a', 'b']]);
    expect(read(joinSql([sql`a = ${'1'}`, true, sql`b = ${'2'}`], ' AND '))).toEqual([
      'a = ? AND TRUE AND b = ?',
      ['1', '2'],
    ]);
    expect(read(joinSql([sql`a`]))).toEqual(['a', []]);
    expect(read(joinSql([]))).toEqual(['', []]);
  });

  test('writes the names of tables and columns in quotes, and refuses others', () => {
    expect(read(sql`SELECT ${nameSql('order')} FROM ${nameSql('_blogs_v')}`)).toEqual([
      'SELECT "order" FROM "_blogs_v"',
      [],
    ]);
    for (const name of ['', 'a b', 'a"b', 'a;', 'leads.id', "a'", 'a\n'])
      expect(() => nameSql(name)).toThrow('is not a name of a table or column');
  });

  test('contains a text from a file of the project as it is', () => {
    expect(read(trustedSql("SELECT '?', $1 -- x"))).toEqual(["SELECT '?', $1 -- x", []]);
  });

  test('loses zero bytes of its values', () => {
    expect(read(sql`${'a\0b\0'}`)).toEqual(['?', ['ab']]);
  });

  test.each([
    ['a list', ['1) OR 1=1; --']],
    ['undefined', undefined],
    ['a date', new Date()],
    ['an object', {}],
  ])('refuses %s, which the compiler may have missed', (_, value) => {
    expect(() => sql`SELECT ${value as never}`).toThrow('A statement cannot contain');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses the number %s',
    (number) => {
      expect(() => sql`SELECT ${number}`).toThrow(`A statement cannot contain ${number}.`);
    },
  );
});

const texts = [
  "O'Brien",
  "''",
  "'; DELETE FROM states; --",
  '"quoted"',
  'back\\slash\\',
  "\\'",
  '$1 and $2',
  '$$ dollars $$',
  '? and ?1',
  ':name @name',
  '-- a comment',
  '/* a comment */',
  '%_',
  'line\r\nline\ttab',
  'आशा, આશા, ₹, 🛺',
  '',
  ' ',
  'NULL',
  '1',
];

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  let database: SqlDatabase;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    database = await getSqlDatabase(fresh.payload);
  }, 120_000);
  afterAll(() => fresh?.remove());

  test('every text comes back from a query as it was sent', async () => {
    const { rows } = database;
    for (const text of texts)
      expect(await rows(sql`SELECT CAST(${text} AS text) AS said`)).toEqual([{ said: text }]);
    const columns = texts.map((text, place) => sql`CAST(${text} AS text) AS ${nameSql(`said_${place}`)}`);
    const [row = {}] = await rows(sql`SELECT ${joinSql(columns)}`);
    expect(texts.map((_, place) => row[`said_${place}`])).toEqual(texts);
  });

  test('every text is stored and changed as it was sent', async () => {
    const { run, rows } = database;
    const values = texts.map((text, place) => sql`(${text}, ${`code ${place}`})`);
    await run(sql`INSERT INTO states (name, code) VALUES ${joinSql(values)}`);
    const readNames = async () =>
      (await rows(sql`SELECT name FROM states ORDER BY id`)).map(({ name }) => name);
    expect(await readNames()).toEqual(texts);
    for (const text of texts)
      expect(await rows(sql`SELECT name FROM states WHERE name = ${text}`)).toEqual([{ name: text }]);
    const changed = texts.map((text) => `${text}'again`);
    for (const [place, text] of changed.entries())
      await run(sql`UPDATE states SET name = ${text} WHERE code = ${`code ${place}`}`);
    expect(await readNames()).toEqual(changed);
    await run(sql`DELETE FROM states`);
  });

  test('values of nested parts and lists arrive in their order', async () => {
    const pair = (one: string, two: string) => sql`${one} || ${two}`;
    const list = joinSql(
      [pair('b', 'c'), sql`'d'`, sql`${joinSql([pair('e', 'f'), pair('g', 'h')], ' || ')}`],
      ' || ',
    );
    const found = await database.rows(sql`SELECT ${'a'} || ${list} || ${'i'} AS said`);
    expect(found).toEqual([{ said: 'abcdefghi' }]);
  });

  test('a text takes the type of its column, and null, numbers and booleans stay what they are', async () => {
    const { run, rows } = database;
    const at = '2026-11-30T06:00:00.000Z';
    await run(
      sql`INSERT INTO states (id, name, code, created_at) VALUES (${'41'}, ${'Goa'}, ${'GA'}, ${at}), (42, ${'Kerala'}, ${'KL'}, ${at})`,
    );
    const found = await rows(
      sql`SELECT id FROM states WHERE id IN (${joinSql(['41', 42])}) AND created_at <= ${at} AND ${true} AND ${null} IS NULL ORDER BY id`,
    );
    expect(found.map(({ id }) => Number(id))).toEqual([41, 42]);
    await run(sql`DELETE FROM states`);
  });
});
