import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

// node_modules contains the newest Node. A machine's own Node may be too old for our sources.
const plain =
  /(?<!npx |[\w/.-])node (?:--\S+ )*(?:art|bench|content|deploy|scripts|site|studio|tests)\/\S+\.ts/g;
const isOurs = (file: string) => !/(?:^|\/)(?:node_modules|dist|\.next|\.data|\.results)(?:\/|$)/.test(file);

test.each([
  ['documents', ['*.md', '.github/*.md', '*/**/*.md']],
  ['sources', ['*/**/*.{ts,tsx,mjs}']],
])('%s run our programs by npx, not by the node of the machine', (_what, patterns) => {
  const files = globSync(patterns, { cwd: root, exclude: (file) => !isOurs(file) })
    // Records of the past keep their commands unchanged.
    .filter((file) => !/^docs\/(decisions\/|before-)|^CHANGELOG/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const told = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(plain)].map(([call]) => `${file}: ${call}`),
  );
  expect(told).toEqual([]);
});

test('ready.mjs uses no syntax or function that Node 12 (Ubuntu 22.04) lacks', () => {
  const unknown = /\?\?|\?\.(?!\d)|\bawait\b|\.at\(|\.replaceAll\(|\bfetch\(|\bstructuredClone\(/g;
  expect(readFileSync(`${root}scripts/ready.mjs`, 'utf8').match(unknown)).toBeNull();
});
