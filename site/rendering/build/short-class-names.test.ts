import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortClassNames, toPrefixes } from './short-class-names.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'short-class-names-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** Builds `entry.ts` as a browser module. @returns its stylesheet and the class names that its script exports */
const buildOnce = async (input: string) => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { transformer: 'lightningcss' },
    plugins: [shortClassNames(root)],
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(root, input), formats: ['es'], cssFileName: 'all' },
    },
  })) as Rolldown.RolldownOutput[];
  const files = built.flatMap(({ output }) => output);
  const css = files.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
  const script = files.find(({ type }) => type === 'chunk') as Rolldown.OutputChunk;
  const address = `data:text/javascript,${encodeURIComponent(script.code)}`;
  const { styles } = (await import(address)) as { styles: Record<string, string>[] };
  return { css: String(css.source).replace(/\s/g, ''), styles };
};

test('stylesheet and script agree on names of three characters, and files with the same name get different ones', async () => {
  write(
    'a/plate.module.css',
    '.plate { color: red; & .letter { color: blue } } .plate:hover { color: green }',
  );
  write('b/plate.module.css', '.letter { color: pink } .plate { color: navy }');
  write(
    'entry.ts',
    "import a from './a/plate.module.css'; import b from './b/plate.module.css'; export const styles = [a, b];",
  );
  const { css, styles } = await buildOnce('entry.ts');
  const [a = {}, b = {}] = styles;
  const names = [a.plate, a.letter, b.plate, b.letter];
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{2}\d$/);
  expect(css).toContain(`.${a.plate}:hover{color:green;}`);
  expect(css).toContain(`.${a.plate}.${a.letter}{color:#00f;}`);
  expect(css).toContain(`.${b.plate}{color:navy;}`);
});

test('stylesheet and script agree whatever the name of a file', async () => {
  // The hash of this file begins with a hyphen and a digit, which CSS accepts only escaped.
  write('part-1138.module.css', '.list { color: red }');
  write('entry.ts', "import list from './part-1138.module.css'; export const styles = [list];");
  const { css, styles } = await buildOnce('entry.ts');
  expect(css).toContain(`.${styles[0]?.list}{color:red;}`);
});

test('the prefix of a file does not change when other files come and go', () => {
  const files = Array.from({ length: 20 }, (_, index) => `ui/part-${index}.module.css`);
  const all = toPrefixes(files);
  const fewer = toPrefixes(files.filter((_, index) => index % 2 === 0));
  for (const [file, prefix] of fewer) expect(all.get(file)).toBe(prefix);
});

test('every file has its own prefix, up to the highest possible number of files', () => {
  const prefixes = toPrefixes(Array.from({ length: 2704 }, (_, index) => `${index}.module.css`));
  expect(new Set(prefixes.values()).size).toBe(2704);
  expect(() => toPrefixes(Array.from({ length: 2705 }, (_, index) => `${index}`))).toThrow(
    'more stylesheets',
  );
});
