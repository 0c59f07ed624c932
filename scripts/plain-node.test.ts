import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

// node_modules contains the newest Node. A machine's own Node may be too old for our sources.
const plain =
  /(?<!npx |[\w/.-])node (?:--\S+ )*(?:art|bench|content|deploy|scripts|site|studio|tests)\/\S+\.ts/g;
const isOurs = (file: string) => !/(?:^|\/)(?:node_modules|dist|\.next|\.data|\.results)(?:\/|$)/.test(file);

test.each([
  ['nobody is told to run a program of ours', ['*.md', '.github/*.md', '*/**/*.md']],
  ['no program says so', ['*/**/*.{ts,tsx,mjs}']],
])('%s by the node of the machine, but by npx', (_what, patterns) => {
  const files = globSync(patterns, { cwd: root, exclude: (file) => !isOurs(file) })
    // Records of the past keep their commands unchanged.
    .filter((file) => !/^docs\/(decisions\/|before-)|^CHANGELOG/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const told = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(plain)].map(([call]) => `${file}: ${call}`),
  );
  expect(told).toEqual([]);
});

test('what npm runs first says nothing that Node 12, the one of Ubuntu 22.04, does not know', () => {
  const unknown = /\?\?|\?\.(?!\d)|\bawait\b|\.at\(|\.replaceAll\(|\bfetch\(|\bstructuredClone\(/g;
  expect(readFileSync(`${root}scripts/ready.mjs`, 'utf8').match(unknown)).toBeNull();
});
