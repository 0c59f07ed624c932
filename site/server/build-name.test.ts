import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProjectFolder } from '@ev-site/content/deployment/data-folder.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuildName, unbuiltSources } from './build-name.ts';

const manifestOfServer = 'site/dist/server/.vite/manifest.json';
const manifestOfClient = 'site/dist/client/.vite/manifest.json';

const build: Record<string, string> = {
  'site/dist/server/run.js': 'run()',
  'site/dist/server/run.js.map': '{}',
  [manifestOfServer]: '{"home.page.tsx":{"css":["assets/home-1.css"]}}',
  [manifestOfClient]: '{"loader.ts":{"file":"assets/loader-1.js"}}',
  'site/package.json': '{"dependencies":{"react-dom":"19.3.1"}}',
  'site/paper/press.child.ts': 'print()',
  'site/paper/press.test.ts': 'test()',
  'site/paper/templates/house.typ': '#let width = 1mm',
  'site/paper/fonts/anek.ttf': 'A',
  'site/data/near/towns.tsv': 'Pune',
  'art/outlines/major-side.svg': '<svg/>',
  'art/outlines/outlines.json': '{"major":{"length":1}}',
  'art/models/major.glb.br': 'glTF',
  'art/README.md': 'Drawings',
  'contract/paths.ts': '/products',
  'content/leads/lead.ts': 'lead()',
  'content/leads/lead.test.ts': 'test()',
  'content/migrations/one.ts': 'up()',
  'content/node_modules/p-limit/index.d.ts': 'export',
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
  ['a program', 'site/dist/server/run.js', 'run(1)', true],
  ['a style that pages hold', manifestOfServer, build[manifestOfServer]?.replace('1', '2'), true],
  ['a script of the browser alone', manifestOfClient, build[manifestOfClient]?.replace('1', '2'), true],
  ['another version of a package', 'site/package.json', '{"dependencies":{"react-dom":"19.3.2"}}', true],
  ['a press', 'site/paper/press.child.ts', 'print(1)', true],
  ['a template of paper', 'site/paper/templates/house.typ', '#let width = 2mm', true],
  ['one template more', 'site/paper/templates/letter.typ', '', true],
  ['a font of paper', 'site/paper/fonts/anek.ttf', 'B', true],
  ['a town', 'site/data/near/towns.tsv', 'Poona', true],
  ['a drawing', 'art/outlines/major-side.svg', '<svg />', true],
  ['measures of a drawing', 'art/outlines/outlines.json', '{"major":{"length":2}}', true],
  ['a model', 'art/models/major.glb.br', 'GLTF', true],
  ['an address in the contract', 'contract/paths.ts', '/vehicles', true],
  ['a source of the content', 'content/leads/lead.ts', 'lead(1)', true],
  ['nothing but a map of sources', 'site/dist/server/run.js.map', '{"version":3}', false],
  ['nothing but a test', 'content/leads/lead.test.ts', 'test(1)', false],
  ['nothing but a migration', 'content/migrations/one.ts', 'up(1)', false],
  ['nothing but types of a package', 'content/node_modules/p-limit/index.d.ts', 'import', false],
  ['nothing but words about the drawings', 'art/README.md', 'Pictures', false],
])(
  'the name of a build changes with %s only if pages of another build could differ from its own',
  async (_, file, text = '', isOther) => {
    const before = await readBuildName(folder);
    await write({ [file]: text });
    expect((await readBuildName(folder)) !== before).toBe(isOther);
    rmSync(path.join(folder, file));
    await write(build);
    expect(await readBuildName(folder)).toBe(before);
  },
);

test.each(unbuiltSources)('the project has files that match %s', (pattern) => {
  expect(globSync(pattern, { cwd: findProjectFolder(process.cwd()) })).not.toEqual([]);
});
