import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuildName } from './build-name.ts';

const build: Record<string, string> = {
  'server/run.js': 'run()',
  'server/run.js.map': '{}',
  'server/.vite/manifest.json': '{"home.page.tsx":{"css":["assets/home-1.css"]}}',
  'client/.vite/manifest.json': '{"loader.ts":{"file":"assets/loader-1.js"}}',
};

let folder = '';
const write = async (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-build-'));
  await write(build);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a program', 'server/run.js', 'run(1)', true],
  [
    'a style that pages hold',
    'server/.vite/manifest.json',
    build['server/.vite/manifest.json']?.replace('1', '2'),
    true,
  ],
  [
    'a script of the browser alone',
    'client/.vite/manifest.json',
    '{"loader.ts":{"file":"assets/loader-2.js"}}',
    true,
  ],
  ['nothing but a map of sources', 'server/run.js.map', '{"version":3}', false],
])(
  'a build with %s of its own has a name of its own: pages of another are not taken over',
  async (_, file, text = '', isOther) => {
    const before = await readBuildName(folder);
    await write({ [file]: text });
    expect((await readBuildName(folder)) !== before).toBe(isOther);
    await write(build);
    expect(await readBuildName(folder)).toBe(before);
  },
);
