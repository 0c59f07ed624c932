import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forms } from './forms.ts';
import { limits, resumeLimitText } from './limits.ts';

const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');

/** The fields that the document's row for a call names, without the explanations in brackets. */
const readFields = (call: string): string[] => {
  const row = document.split('\n').find((line) => line.startsWith(`| \`POST ${call}\``)) ?? '';
  const [named = ''] = (row.split(' | ')[2] ?? '').replace(/\([^)]*\)|\|$/g, '').split(';');
  return named
    .split(/,| and /)
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name));
};

test.each(Object.values(forms))('docs/api.md names every field of $path', ({ path: call, fields }) => {
  // Below its table, the document describes the boxes that every form may have.
  const asked = Object.entries(fields).flatMap(([name, { type }]) => (type === 'consent' ? [] : name));
  expect(readFields(call).toSorted()).toEqual(asked.toSorted());
  for (const name of Object.keys(fields)) expect(document).toContain(name);
});

test('the limit of a resume is 5 MB as Windows counts, and its text says so', () => {
  expect([limits.resume / 1024 / 1024, resumeLimitText]).toEqual([5, '5 MB']);
});
