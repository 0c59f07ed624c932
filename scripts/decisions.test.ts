import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const folder = `${root}docs/decisions/`;
const read = (file: string) => readFileSync(folder + file, 'utf8');
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted();

const form =
  /^# (?<number>\d{3}): [^\n]+\n\nDate: \d{4}-\d\d-\d\d\nStatus: (?:accepted|superseded by \d{3})\n\n## Context\n.+\n## Decision\n.+\n## Consequences\n/s;

test.each(files)('%s has number, date, status and its three parts, in under 60 lines', (file) => {
  const text = read(file);
  expect(text).toMatch(form);
  expect(form.exec(text)?.groups?.number).toBe(file.slice(0, 3));
  expect(text.split('\n').length).toBeLessThan(60);
});

test('no two records have the same number', () => {
  const numbers = files.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the README lists every record once, with its name, date and status', () => {
  const lines = files.map((file) => {
    const [, number, name] = /^# (\d+): (.+)/.exec(read(file)) ?? [];
    const [, date] = /^Date: (.+)/m.exec(read(file)) ?? [];
    const [, status] = /^Status: (.+)/m.exec(read(file)) ?? [];
    return `| [${number}](${file}) | ${name} | ${date} | ${status} |`;
  });
  const listed = read('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d/.test(line));
  // By subject, and there by number: in both, the first cell begins with the number.
  expect(listed.toSorted()).toEqual(lines);
});
