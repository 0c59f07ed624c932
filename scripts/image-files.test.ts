import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listTraced, programs, read } from './image-files.ts';
import { root } from './root.ts';

// Built programs do not exist in a unit test, and tracing the content's commands takes a minute.
const children = programs.filter((program) => program.endsWith('.child.ts'));

test('finds all imports of a program, also dynamic ones at its top level', { timeout: 120_000 }, async () => {
  const files = await listTraced(children);
  expect(files).toEqual(expect.arrayContaining(children));
  // A decoder, a typesetter and a reader, each imported by only one program.
  expect(files).toEqual(
    expect.arrayContaining([
      'node_modules/libheif-js/wasm-bundle.js',
      'node_modules/@myriaddreamin/typst-ts-node-compiler/index.js',
      'site/leads/resume/pdf-inspection.ts',
    ]),
  );
});

test('the image contains every program that entrypoint.sh starts', () => {
  const started = readFileSync(`${root}deploy/entrypoint.sh`, 'utf8').matchAll(/ node (?:--\S+ )*(\S+)/g);
  const files = [...started].map(([, file = '']) => file).filter((file) => !file.startsWith('deploy/'));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !programs.includes(file))).toEqual([]);
});

test('.dockerignore lets in every file that programs read by name', () => {
  const lines = readFileSync(`${root}.dockerignore`, 'utf8').split('\n');
  const entering = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const sources = read
    // Excludes files that are made or installed only in the image.
    .filter((pattern) => !/^(?:node_modules|site\/dist|studio\/\.next)\//.test(pattern))
    .flatMap((pattern) => globSync(pattern, { cwd: root }));
  expect(sources.length).toBeGreaterThan(20);
  const missing = sources.filter(
    (file) => !entering.some((part) => file === part || file.startsWith(`${part}/`)),
  );
  expect(missing).toEqual([]);
});
