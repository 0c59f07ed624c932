import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getEnvironment } from '../deployment/environment.ts';
import { openBucketStorage } from './bucket-storage.ts';
import { getResumeStorage } from './open-resume-storage.ts';
import { type KeptResume, type ResumeStorage, ResumesLost } from './resume-storage.ts';

const toName = (word: string) => createHash('md5').update(word).digest('hex');
const bytes = Buffer.from('%PDF-1.7 a resume');

let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-resumes-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  bucket.privateObjects.clear();
  bucket.calls.length = 0;
  Object.assign(bucket.behaviour, { closed: false, hangs: 'never', gone: false, faults: 0 });
});

const list = async (storage: ResumeStorage): Promise<KeptResume[]> => {
  const found: KeptResume[] = [];
  for await (const resume of storage.list()) found.push(resume);
  return found;
};

describe.each(['a folder', 'a bucket'])('resumes in %s', (kind) => {
  let storage: ResumeStorage;
  beforeEach(async () => {
    const settings = kind === 'a bucket' ? bucket.privateSettings : {};
    storage = await getResumeStorage(getEnvironment({ DATA_DIR: folder, ...settings }));
  });

  test('can be found, read and listed until they are removed', async () => {
    const before = Date.now();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(toName).sort();
    for (const name of names) await storage.save(name, bytes);
    const [name = ''] = names;
    const found = await storage.find(name);
    expect(found).toMatchObject({ name, bytes: bytes.length });
    // HTTP headers give whole seconds.
    expect(Math.abs((found?.changedAt ?? 0) - before)).toBeLessThan(10_000);
    const open = await storage.read(name);
    expect(open?.bytes).toBe(bytes.length);
    expect(open && (await text(open.stream))).toBe(bytes.toString());
    const listed = await list(storage);
    expect(listed.map((resume) => resume.name).sort()).toEqual(names);
    expect(listed.every((resume) => resume.bytes === bytes.length)).toBe(true);

    for (const gone of names.slice(1)) await storage.remove(gone);
    await storage.remove(toName('never there'));
    expect((await list(storage)).map((resume) => resume.name)).toEqual([name]);
    expect(await storage.find(names[1] ?? '')).toBeNull();
    expect(await storage.read(names[1] ?? '')).toBeNull();
  });

  test('are none at the start, and the note of a warning is no resume', async () => {
    expect(await list(storage)).toEqual([]);
    expect(await storage.warning.getTime()).toBeNull();
    await storage.warning.set();
    expect(Math.abs(((await storage.warning.getTime()) ?? 0) - Date.now())).toBeLessThan(10_000);
    expect(await list(storage)).toEqual([]);
    await storage.warning.remove();
    expect(await storage.warning.getTime()).toBeNull();
  });

  test('have no names of another form, so that no other file can be reached', async () => {
    for (const name of ['../site.sqlite', 'a', `${'a'.repeat(32)}/..`, '', 'A'.repeat(32)]) {
      await expect((async () => storage.save(name, bytes))()).rejects.toThrow('Not the name');
      await expect((async () => storage.read(name))()).rejects.toThrow('Not the name');
      await expect((async () => storage.remove(name))()).rejects.toThrow('Not the name');
    }
  });
});

test('in a folder, resumes are readable for the owner alone, and other files are ignored', async () => {
  const storage = await getResumeStorage(getEnvironment({ DATA_DIR: folder }));
  await storage.save(toName('a'), bytes);
  const place = path.join(folder, 'resumes');
  expect(
    [place, path.join(place, toName('a'))].map((file) => (statSync(file).mode & 0o777).toString(8)),
  ).toEqual(['700', '600']);
  writeFileSync(path.join(place, 'notes.txt'), 'by hand');
  expect((await list(storage)).map(({ name }) => name)).toEqual([toName('a')]);
});

test('a folder that cannot be read or written throws ResumesLost', async () => {
  writeFileSync(path.join(folder, 'resumes'), 'a file in its place');
  const storage = await getResumeStorage(getEnvironment({ DATA_DIR: folder }));
  const calls = [
    () => storage.save(toName('a'), bytes),
    () => storage.find(toName('a')),
    () => storage.read(toName('a')),
    () => list(storage),
    () => storage.remove(toName('a')),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(ResumesLost);
});

test('the client of object storage is loaded only with a bucket', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    let loaded = 0;
    registerHooks({ load: (url, context, next) => {
      if (url.includes('@aws-sdk/client-s3')) loaded += 1;
      return next(url, context);
    } });
    const { getResumeStorage } = await import(${JSON.stringify(path.join(import.meta.dirname, 'open-resume-storage.ts'))});
    const { getEnvironment } = await import(${JSON.stringify(path.join(import.meta.dirname, '../deployment/environment.ts'))});
    const inFolder = getEnvironment({ DATA_DIR: '${folder}' });
    for await (const _ of (await getResumeStorage(inFolder)).list()) continue;
    const before = loaded;
    await getResumeStorage(getEnvironment(${JSON.stringify(bucket.privateSettings)}));
    console.log(JSON.stringify([before, loaded > 0]));`;
  const { stdout } = await promisify(execFile)('node', [
    '--no-warnings',
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(JSON.parse(stdout)).toEqual([0, true]);
});

describe('a private bucket', () => {
  /** Each storage remembers only its own failed calls. */
  const open = (change: Record<string, string> = {}, patience?: Parameters<typeof openBucketStorage>[2]) => {
    const environment = getEnvironment({ ...bucket.privateSettings, ...change });
    return openBucketStorage(environment.S3_PRIVATE_BUCKET ?? '', environment, patience);
  };

  test('stores resumes privately and with a type that browsers do not display', async () => {
    const storage = open();
    await storage.save(toName('a'), bytes);
    const [[key, object] = ['']] = bucket.privateObjects;
    expect([key, object?.type]).toEqual([`resumes/${toName('a')}`, 'application/octet-stream']);
    expect(bucket.refused).toEqual([]);
    const stranger = await fetch(`${bucket.publicUrl.replace('pictures', 'private')}/${key}`);
    expect(stranger.status).toBe(403);
    expect(bucket.refused.splice(0)).toHaveLength(1);
    expect(bucket.objects.size).toBe(0);
  });

  test('is tried twice', async () => {
    const storage = open();
    bucket.behaviour.faults = 1;
    await storage.save(toName('a'), bytes);
    expect(bucket.calls).toEqual(Array(2).fill(`PUT resumes/${toName('a')}`));
  });

  test.each([
    ['refuses', { closed: true }],
    ['has a fault', { faults: 2 }],
  ])('that %s throws ResumesLost, and is not asked again for five seconds', async (_, behaviour) => {
    const storage = open();
    await storage.save(toName('a'), bytes);
    Object.assign(bucket.behaviour, behaviour);
    await expect(storage.save(toName('b'), bytes)).rejects.toThrow(ResumesLost);
    Object.assign(bucket.behaviour, { closed: false, faults: 0 });
    bucket.calls.length = 0;
    const calls = [
      () => storage.save(toName('c'), bytes),
      () => storage.find(toName('a')),
      () => storage.read(toName('a')),
      () => list(storage),
      () => storage.remove(toName('a')),
      () => storage.warning.set(),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(ResumesLost);
    expect(bucket.calls).toEqual([]);
    const passed = performance.now() + 5001;
    vi.spyOn(performance, 'now').mockReturnValue(passed);
    // The clock was set back.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hour });
    expect(await storage.find(toName('a'))).toMatchObject({ bytes: bytes.length });
  });

  test('that does not exist throws ResumesLost, a missing resume does not', async () => {
    const gone = open({ S3_PRIVATE_BUCKET: 'another' });
    await expect(gone.save(toName('a'), bytes)).rejects.toThrow(ResumesLost);
    const nowhere = open({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(nowhere.read(toName('a'))).rejects.toThrow(ResumesLost);
    bucket.refused.length = 0;
    bucket.behaviour.gone = true;
    await expect(open().save(toName('a'), bytes)).rejects.toThrow(ResumesLost);
    await expect(list(open())).rejects.toThrow(ResumesLost);
    bucket.behaviour.gone = false;
    const storage = open();
    expect(await storage.read(toName('a'))).toBeNull();
    await storage.save(toName('a'), bytes);
  });

  test('that hangs throws after both attempts, also if it does not even read', async () => {
    const silent = createServer(() => {});
    const silentUrl = `http://127.0.0.1:${await listenLocally(silent)}`;
    bucket.behaviour.hangs = 'before';
    const hanging = open({}, { ofOne: 1000, ofBoth: 40_000 });
    await expect(hanging.save(toName('a'), bytes)).rejects.toThrow('TimeoutError');
    expect(bucket.calls).toHaveLength(2);
    // If the body is not read, the first attempt has no time limit of its own.
    const unread = open({ S3_ENDPOINT: silentUrl }, { ofOne: 40_000, ofBoth: 300 });
    await expect(unread.save(toName('a'), Buffer.alloc(5_000_000))).rejects.toThrow('AbortError');
    silent.close();
  });
});
