import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no list is without its marks by `list-style: none`, which takes it from VoiceOver', () => {
  const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  const faults = sheets.filter((name) =>
    /list-style(?:-type)?:\s*none/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(faults).toEqual([]);
});
