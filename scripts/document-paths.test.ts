import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** What is told of builds before may be gone. */
const ofThePast = 'docs/before-0.1.0.md';
const documents = globSync('{docs,docs/guides,studio/help}/*.md', { cwd: root }).filter(
  (file) => file !== ofThePast,
);
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What the reader makes: by a build, his settings, a language and a record that the guides take for an example. */
const toBeMade = /\/dist\/|^deploy\/\.env$|\/(?:mr\b|marathi\b|NNN-)/;

/** What stands in back-ticks and is a path from the root of the repository, with no word to be filled in. */
const listPaths = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+)(\/[\w./-]+)`/g)].flatMap(([, room = '', rest = '']) =>
    rooms.includes(room) && !toBeMade.test(room + rest) ? [room + rest] : [],
  );

/** Each ``symbol` in `path`` of a text, where the path is one of ours to a file. */
const listSymbols = (text: string): [string, string][] =>
  [...text.matchAll(/`([A-Za-z]\w*)`\s+(?:in|of)\s+(`[\w.-]+\/[\w./-]+\.\w+`)/g)].flatMap(
    ([, symbol = '', quoted = '']) => listPaths(quoted).map((path): [string, string] => [symbol, path]),
  );

test('finds paths of the repository in back-ticks, and nothing else', () => {
  expect(listPaths('`scripts/root.ts`, `scripts/`, `scripts/<name>.ts`, `text/html`, scripts/a.ts')).toEqual([
    'scripts/root.ts',
  ]);
});

test.each(documents)('the paths that %s names are there', (file) => {
  const missing = listPaths(readFileSync(root + file, 'utf8')).filter((path) => !existsSync(root + path));
  expect(missing).toEqual([]);
});

test.each(documents)('what %s says to be in a file is there', (file) => {
  const missing = listSymbols(readFileSync(root + file, 'utf8')).filter(
    ([symbol, path]) => !new RegExp(`\\b${symbol}\\b`).test(readFileSync(root + path, 'utf8')),
  );
  expect(missing).toEqual([]);
});

test('finds what is said to be in a file', () => {
  expect(listSymbols('`root` in `scripts/root.ts`, `a` and `scripts/root.ts`, `b` in `text/html`')).toEqual([
    ['root', 'scripts/root.ts'],
  ]);
});
