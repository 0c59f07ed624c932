import { expect, test } from 'vitest';
import { isRecord, listRecords } from './is-record.ts';

test.each([[{}], [{ a: 1 }], [Object.create(null)]])('%j is a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([[null], [undefined], [[]], [[{}]], ['text'], [1], [() => 1]])('%j is no record', (value) => {
  expect(isRecord(value)).toBe(false);
});

test('listRecords returns the records of a list, and none of other values', () => {
  expect(listRecords([{ a: 1 }, null, 'text', [{}]])).toEqual([{ a: 1 }]);
  expect([listRecords({ a: 1 }), listRecords(undefined)]).toEqual([[], []]);
});
