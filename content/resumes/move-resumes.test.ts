import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getEnvironment } from '../deployment/environment.ts';
import { openFolderStorage } from './folder-storage.ts';
import { moveResumes } from './move-resumes.ts';
import { getResumeStorage } from './open-resume-storage.ts';
import type { ResumeStorage } from './resume-storage.ts';

let bucket: Bucket;
let dataDir: string;
let folder: ResumeStorage;
let target: ResumeStorage;

beforeAll(async () => {
  bucket = await startBucket();
  target = await getResumeStorage(getEnvironment(bucket.privateSettings));
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ev-site-move-'));
  folder = openFolderStorage(path.join(dataDir, 'resumes'));
  for (const name of names) await folder.save(name, Buffer.from(`%PDF ${name}`));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
  bucket.privateObjects.clear();
});

const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32));
const total = names.join('').length + 5 * names.length;
const inFolder = () => readdirSync(path.join(dataDir, 'resumes')).sort();
const inBucket = () => [...bucket.privateObjects].map(([key, { bytes }]) => [key, bytes.toString()]).sort();
const whole = names.map((name) => [`resumes/${name}`, `%PDF ${name}`]);

test('moves all resumes, and a second time nothing', async () => {
  expect(await moveResumes(folder, target, true)).toEqual({ moved: 5, bytes: total, different: [] });
  expect([inFolder(), inBucket()]).toEqual([names, []]);
  expect(await moveResumes(folder, target, false)).toEqual({ moved: 5, bytes: total, different: [] });
  expect([inFolder(), inBucket()]).toEqual([[], whole]);
  expect(await moveResumes(folder, target, false)).toEqual({ moved: 0, bytes: 0, different: [] });
  expect(bucket.refused).toEqual([]);
});

test('continues after an interruption at any call', async () => {
  for (let calls = 1; inFolder().length > 0; calls += 1) {
    let left = calls;
    const dying: ResumeStorage = Object.fromEntries(
      Object.entries(target).map(([name, call]) => [
        name,
        typeof call !== 'function'
          ? call
          : async (...args: unknown[]) => {
              left -= 1;
              if (left === 0) throw new Error('ended here');
              return Reflect.apply(call, target, args);
            },
      ]),
    ) as never;
    await moveResumes(folder, dying, false).catch(() => {});
    const kept = new Map(inBucket().map(([key, text]) => [key?.slice('resumes/'.length), text]));
    for (const name of names)
      expect(inFolder().includes(name) || kept.get(name) === `%PDF ${name}`).toBe(true);
  }
  expect(inBucket()).toEqual(whole);
});

test('keeps resumes that the bucket already holds with other bytes', async () => {
  const [short = '', other = ''] = names;
  for (const [name, text] of [
    [short, '%PDF'],
    [other, `%pdf ${other}`],
  ])
    await target.save(String(name), Buffer.from(String(text)));
  const { moved, different } = await moveResumes(folder, target, false);
  expect([moved, different.sort()]).toEqual([3, [short, other]]);
  expect(inFolder()).toEqual([short, other]);
});

test('the command says what it did, and does nothing without a bucket', async () => {
  const command = path.join(import.meta.dirname, '../cli/move-resumes.ts');
  const run = (settings: Record<string, string>, ...flags: string[]) =>
    promisify(execFile)('node', ['--no-warnings', command, ...flags], {
      env: { ...process.env, DATA_DIR: dataDir, S3_PRIVATE_BUCKET: '', ...settings },
    });
  await expect(run({})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('S3_PRIVATE_BUCKET'),
  });
  const would = await run(bucket.privateSettings, '--dry-run');
  expect(would.stdout).toMatch(
    /^Would move 5 resumes \(0\.0 MB\) from \/.*\/resumes to s3:\/\/private\/resumes\/\.\n$/,
  );
  expect(inFolder()).toEqual(names);
  expect((await run(bucket.privateSettings)).stdout).toContain('Moved 5 resumes');
  expect([inFolder(), inBucket()]).toEqual([[], whole]);
  bucket.behaviour.closed = true;
  await folder.save(names[0] ?? '', Buffer.from('%PDF'));
  await expect(run(bucket.privateSettings)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The storage of resumes .* 403\)\. .* repeat/),
  });
  bucket.behaviour.closed = false;
  expect(inFolder()).toEqual(names.slice(0, 1));
  await expect(run(bucket.privateSettings, '--what')).rejects.toMatchObject({ code: 64 });
});
