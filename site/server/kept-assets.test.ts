import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toLateFile } from '../page/late-props.ts';
import { readFixedAnswers } from './fixed-answers.ts';
import { addKeptAssets, type KeptAssets, openKeptAssets } from './kept-assets.ts';

let dataFolder = '';
let folder = '';
const servers: FastifyInstance[] = [];
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'ev-kept-assets-'));
  folder = path.join(dataFolder, 'assets');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(dataFolder, { recursive: true });
});

const warn = vi.fn();
const texts = toLateFile('inquiry-form', { title: 'Enquire' });

/** Opens the files of a build with one script, its compressed copy, and the texts of a dialog. */
const openBuild = async (script: string): Promise<KeptAssets> => {
  const built = mkdtempSync(path.join(dataFolder, 'built-'));
  writeFileSync(path.join(built, script), `console.log('${script}')`);
  writeFileSync(path.join(built, `${script}.br`), brotliCompressSync('packed'));
  const own = await readFixedAnswers({
    assetFolders: [built],
    iconFolder: new URL('icons', import.meta.url).pathname,
    outlines: { files: new Map() },
    madeFiles: [texts],
    isHttps: true,
  });
  return openKeptAssets({ dataFolder, own, isHttps: true, log: { warn } });
};

/** Requests a file from a site. It answers only for files of other builds. */
const openSite = (assets: KeptAssets) => {
  const server = Fastify();
  servers.push(server);
  addKeptAssets(server, assets);
  return (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
};

const setAge = (name: string, days: number) => {
  const then = Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(path.join(folder, name), then, then);
};

test('serves a file of another build from the moment in which a site of that build has stored it', async () => {
  const get = openSite(await openBuild('loader-AAAAAAAA.js'));
  const missing = await get('/assets/loader-Bb_-1234.js');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  await (await openBuild('loader-Bb_-1234.js')).keep();
  for (const url of ['/assets/loader-Bb_-1234.js', '/assets/again-1/loader-Bb_-1234.js']) {
    const plain = await get(url);
    expect(plain.body).toBe("console.log('loader-Bb_-1234.js')");
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    });
    const packed = await get(url, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const again = await get(url, { 'if-none-match': String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
  }
  const made = await get(texts.url);
  expect(made.json()).toEqual({ title: 'Enquire' });
});

test.each([
  '/assets/..%2Fsecret-12345678.js',
  '/assets/../secret-12345678.js',
  '/assets/inner/secret-12345678.js',
  '/assets/secret.js',
  '/assets/loader-AAAAAAAA.js.br',
  '/assets/loader-AAAAAAAA.js?x',
])('does not serve %s', async (url) => {
  const build = await openBuild('loader-AAAAAAAA.js');
  await build.keep();
  mkdirSync(path.join(folder, 'inner'));
  for (const name of ['../secret-12345678.js', 'inner/secret-12345678.js', 'secret.js'])
    writeFileSync(path.join(folder, name), 'secret');
  expect((await openSite(build)(url)).statusCode).toBe(404);
});

test('removes files that no site has renewed for 14 days, and renews those of its own build', async () => {
  const old = await openBuild('loader-AAAAAAAA.js');
  await old.keep();
  const next = await openBuild('loader-BBBBBBBB.js');
  for (const name of readdirSync(folder)) setAge(name, 13);
  writeFileSync(path.join(folder, 'part-of-a-killed-process'), '');
  setAge('part-of-a-killed-process', 15);
  await next.keep();
  const files = [
    'loader-AAAAAAAA.js',
    'loader-AAAAAAAA.js.br',
    'loader-BBBBBBBB.js',
    'loader-BBBBBBBB.js.br',
  ];
  expect(readdirSync(folder).filter((name) => !name.startsWith('inquiry'))).toEqual(files);
  for (const name of readdirSync(folder)) setAge(name, 15);
  await next.keep();
  expect(readdirSync(folder).filter((name) => !name.startsWith('inquiry'))).toEqual(files.slice(2));
  expect(statSync(path.join(folder, 'loader-BBBBBBBB.js')).mode & 0o777).toBe(0o600);
  expect(warn).not.toHaveBeenCalled();
});

test('writes a file again if a crash of the machine has emptied it', async () => {
  const build = await openBuild('loader-AAAAAAAA.js');
  await build.keep();
  writeFileSync(path.join(folder, 'loader-AAAAAAAA.js'), '');
  await build.keep();
  expect((await openSite(build)('/assets/loader-AAAAAAAA.js')).body).toContain('loader-AAAAAAAA');
});

test('a folder that cannot be written causes one warning', async () => {
  writeFileSync(folder, 'in the way');
  const build = await openBuild('loader-AAAAAAAA.js');
  await build.keep();
  expect(warn).toHaveBeenCalledTimes(1);
  expect((await openSite(build)('/assets/loader-AAAAAAAA.js')).statusCode).toBe(404);
});
