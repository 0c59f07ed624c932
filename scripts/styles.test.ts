import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** This file removes the marker of `summary`, which is no list. */
const ofSummary = 'site/styles/reset.css';

test('no style removes list markers with `list-style: none`, because VoiceOver then ignores the list', () => {
  const sheets = globSync('{site,studio}/**/*.css', { cwd: root }).filter(
    (file) => !/(?:^|\/)(?:node_modules|dist|\.next)\//.test(file),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const faults = sheets.filter((file) =>
    /list-style(?:-type)?:\s*none/.test(readFileSync(root + file, 'utf8')),
  );
  expect(faults).toEqual([ofSummary]);
});

test('pictures as wide as a phone use the sizes of `acrossPhone`', () => {
  const sources = globSync('site/{pages,ui,islands}/**/*.tsx', { cwd: root });
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /, 100vw['"`]/.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
