import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialogIslands, islandSource } from '../page/dialog-islands.ts';
import { openBuiltAssets } from './built-assets.ts';
import { type Manifest, reactChunk } from './manifest.ts';
import { typesettingOf } from './typesetting/load-fonts.ts';
import { writeStylesheet } from './used-styles.ts';

let folder = '';

const build = async (half: 'client' | 'server', manifest: Manifest, files: Record<string, string>) => {
  await mkdir(path.join(folder, half, '.vite'), { recursive: true });
  await writeFile(path.join(folder, half, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, half, name), text);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ev-built-assets-'));
  const islands = ['map', 'wall', ...dialogIslands].map(islandSource);
  await build(
    'client',
    {
      react: { file: 'react.js', name: reactChunk },
      shared: { file: 'shared.js' },
      'rendering/loader.ts': { file: 'loader.js' },
      ...Object.fromEntries(islands.map((name) => [name, { file: 'map.js', imports: ['react', 'shared'] }])),
    },
    { 'react.js': 'fibre', 'shared.js': 'pane', 'map.js': 'pin' },
  );
  const sources = ['server/run.ts', ...languages.map(typesettingOf)];
  await build(
    'server',
    {
      ...Object.fromEntries(sources.map((source) => [source, { file: 'x.js' }])),
      'pages/about/about.page.tsx': { file: 'about.js', css: ['about.css'] },
    },
    { 'about.css': '.about{color:red}' },
  );
});

afterAll(() => rm(folder, { recursive: true }));

test('an island may use every name in its scripts, except those of React', async () => {
  const { namesIn } = await openBuiltAssets(folder);
  expect([...(namesIn?.('map') ?? [])].sort()).toEqual(['pane', 'pin']);
});

test('all styles are read at the start', async () => {
  const { stylesOf } = await openBuiltAssets(folder);
  const file = path.join(folder, 'server/about.css');
  await rm(file);
  const { sheet, urls } = await stylesOf('about', 'hi');
  expect(writeStylesheet(sheet)).toBe('.about{color:red}');
  expect(urls).toEqual([]);
  await expect(openBuiltAssets(folder)).rejects.toThrow('ENOENT');
  await writeFile(file, '.about{color:red}');
});
