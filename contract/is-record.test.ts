import { expect, test } from 'vitest';
import { isRecord } from './is-record.ts';

test.each([[{}], [{ a: 1 }], [Object.create(null)]])('%j is a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([[null], [undefined], [[]], [[{}]], ['text'], [1], [() => 1]])('%j is none', (value) => {
  expect(isRecord(value)).toBe(false);
});
