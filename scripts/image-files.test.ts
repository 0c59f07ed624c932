import { expect, test } from 'vitest';
import { listTraced, programs } from './image-files.ts';

// What is built is not there in a unit test, and the commands of the content take a minute.
const children = programs.filter((program) => program.endsWith('.child.ts'));

test('finds all that a program imports, be it one that waits at its top', { timeout: 120_000 }, async () => {
  const files = await listTraced(children);
  expect(files).toEqual(expect.arrayContaining(children));
  // A decoder, a press and a reader, each named by one program alone.
  expect(files).toEqual(
    expect.arrayContaining([
      'node_modules/libheif-js/wasm-bundle.js',
      'node_modules/@myriaddreamin/typst-ts-node-compiler/index.js',
      'site/leads/resume/pdf-inspection.ts',
    ]),
  );
});
