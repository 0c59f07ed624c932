import { expect, test } from 'vitest';
import { isRecord, listRecords } from './is-record.ts';

test.each([[{}], [{ a: 1 }], [Object.create(null)]])('%j is a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([[null], [undefined], [[]], [[{}]], ['text'], [1], [() => 1]])('%j is none', (value) => {
  expect(isRecord(value)).toBe(false);
});

test('the records of a list are listed, and what is no list has none', () => {
  expect(listRecords([{ a: 1 }, null, 'text', [{}]])).toEqual([{ a: 1 }]);
  expect([listRecords({ a: 1 }), listRecords(undefined)]).toEqual([[], []]);
});
