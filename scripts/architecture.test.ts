import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

// For each row, the folders in its first cell, and the words of its last cell, some of which name folders. The table of
// the folders within the content has no such last cell.
const rows = readFileSync(`${root}docs/architecture.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
  .filter(({ length }) => length === 3)
  .map(([first = '', , last = '']) => ({
    rooms: [...first.matchAll(/`([a-z/]+)\/`/g)].map(([, room = '']) => room),
    last: last.match(/[a-z]+/g) ?? [],
  }));
const rooms = rows.flatMap((row) => row.rooms);

const inside = (path: string): string | undefined => rooms.find((room) => path.startsWith(`${room}/`));

/** The folder that a word of the table names: one of the site, if there is one, else a top-level one. */
const toRoom = (word: string): string | undefined =>
  [`site/${word}`, word].find((room) => rooms.includes(room));

const toTarget = (file: string, target: string): string =>
  target.startsWith('.') ? join(file, '..', target) : target.replace(/^@ev-site\//, '');

const isProgram = (file: string): boolean =>
  !/node_modules|\.next|\/dist\/|\/testing\/|\.(test|d)\.tsx?$/.test(file);

const named = /(?:from|import|import\()\s?'((?:\.|@ev-site\/)[^']+)'/g;

/** The imports of a folder from others: the importing files, by the imported folder. */
const listImported = (room: string): Map<string, string[]> => {
  const imported = new Map<string, string[]>();
  for (const file of globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }).filter(isProgram))
    for (const [, target = ''] of readFileSync(root + file, 'utf8').matchAll(named)) {
      const other = inside(toTarget(file, target));
      if (other && other !== room) imported.set(other, [...(imported.get(other) ?? []), file]);
    }
  return imported;
};

test('each room in the table of rooms exists', () => {
  expect(rooms.length).toBeGreaterThan(20);
  for (const room of rooms) expect(globSync(`${room}/*`, { cwd: root }), room).not.toEqual([]);
});

test.each(rows.flatMap((row) => row.rooms.map((room) => ({ room, last: row.last }))))(
  '$room imports exactly the rooms that the table names',
  ({ room, last }) => {
    const said = new Set(last.flatMap((word) => toRoom(word) ?? []));
    const imported = listImported(room);
    const unsaid = [...imported].filter(([other]) => !said.has(other));
    expect(unsaid.flatMap(([other, files]) => files.map((file) => `${file} imports ${other}`))).toEqual([]);
    expect([...said].filter((other) => !imported.has(other))).toEqual([]);
  },
);

/** A tag within a line of a comment of several lines. In a comment of a single line that is allowed. */
const tagWithinLine = /^[ \t]*\* .*\S @(?:param|returns|throws)\b.*/gm;

test('in comments of several lines, each JSDoc tag starts a line', () => {
  const exclude = ['**/node_modules/**', '**/.next/**', '**/dist/**'];
  const files = globSync('*/**/*.{ts,tsx}', { cwd: root, exclude });
  const within = files.flatMap((file) =>
    (readFileSync(root + file, 'utf8').match(tagWithinLine) ?? []).map((line) => `${file}: ${line}`),
  );
  expect(within).toEqual([]);
});
