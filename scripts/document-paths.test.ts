import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** Paths of earlier builds may no longer exist. */
const ofThePast = 'docs/before-0.1.0.md';
const documents = globSync('{docs,docs/guides,docs/operations,studio/help}/*.md', { cwd: root }).filter(
  (file) => file !== ofThePast,
);
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Paths that readers create: by a build, by their settings, or as an example of a guide (a language, a record). */
const toBeMade = /\/dist\/|^deploy\/\.env$|\/(?:mr\b|marathi\b|NNN-)/;

/** Texts in backticks that are paths from the root of the repository, without placeholders. */
const listPaths = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+)(\/[\w./-]+)`/g)].flatMap(([, room = '', rest = '']) =>
    rooms.includes(room) && !toBeMade.test(room + rest) ? [room + rest] : [],
  );

/** Each ``symbol` in `path`` of a text, if the path is one of our files. */
const listSymbols = (text: string): [string, string][] =>
  [...text.matchAll(/`([A-Za-z]\w*)`\s+(?:in|of)\s+(`[\w.-]+\/[\w./-]+\.\w+`)/g)].flatMap(
    ([, symbol = '', quoted = '']) => listPaths(quoted).map((path): [string, string] => [symbol, path]),
  );

test('listPaths finds only paths of the repository in backticks', () => {
  expect(listPaths('`scripts/root.ts`, `scripts/`, `scripts/<name>.ts`, `text/html`, scripts/a.ts')).toEqual([
    'scripts/root.ts',
  ]);
});

test.each(documents)('the paths that %s names exist', (file) => {
  const missing = listPaths(readFileSync(root + file, 'utf8')).filter((path) => !existsSync(root + path));
  expect(missing).toEqual([]);
});

test.each(documents)('each symbol that %s places in a file is in that file', (file) => {
  const missing = listSymbols(readFileSync(root + file, 'utf8')).filter(
    ([symbol, path]) => !new RegExp(`\\b${symbol}\\b`).test(readFileSync(root + path, 'utf8')),
  );
  expect(missing).toEqual([]);
});

test('listSymbols finds each symbol that a text places in a file of the repository', () => {
  expect(listSymbols('`root` in `scripts/root.ts`, `a` and `scripts/root.ts`, `b` in `text/html`')).toEqual([
    ['root', 'scripts/root.ts'],
  ]);
});
