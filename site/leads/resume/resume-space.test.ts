import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { ResumesFull } from '@ev-site/content/resumes/resume-storage.ts';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueueFull } from '../../traffic/fair-queue.ts';
import { getResumeSpace, writeWithinSpace } from './resume-space.ts';
import { saveResume } from './resume-store.ts';
import { warnOfResumeSpace } from './resume-warning.ts';

let folder: string;
let environment: Environment;
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resumes-'));
  environment = getEnvironment({ DATA_DIR: folder, RESUME_DISK_MB: '1' });
});
afterEach(async () => {
  vi.useRealTimers();
  bucket.privateObjects.clear();
  await rm(folder, { recursive: true });
});

const listResumes = async () => {
  const names: string[] = [];
  for await (const { name } of (await getResumeStorage(environment)).list()) names.push(name);
  return names;
};

let minutes = 0;
/** Moves the clock, so that the count of another test is out of date. */
const keepInBucket = (more: Record<string, string> = {}) => {
  const settings = { ...bucket.privateSettings, DATA_DIR: folder, RESUME_DISK_MB: '1' };
  environment = getEnvironment({ ...settings, ...more });
  minutes += 2;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
};

describe.each(['a folder', 'a bucket'])('the space for resumes in %s', (kind) => {
  beforeEach(() => {
    if (kind === 'a bucket') keepInBucket();
  });

  test('stores what fits, also of many at once, and refuses the rest', async () => {
    const saved = await Promise.allSettled(
      Array.from({ length: 5 }, () => saveResume(environment, Buffer.alloc(300_000))),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of saved.slice(3)) expect(outcome).toMatchObject({ reason: expect.any(ResumesFull) });
    expect(await listResumes()).toHaveLength(3);
    await saveResume(environment, Buffer.alloc(100_000));
    await expect(saveResume(environment, Buffer.alloc(1))).rejects.toThrow(ResumesFull);
    expect(await listResumes()).toHaveLength(4);
  });

  test('notices within a minute that staff erased resumes', async () => {
    const name = await saveResume(environment, Buffer.alloc(1_000_000));
    await (await getResumeStorage(environment)).remove(name);
    expect((await getResumeSpace(environment)).used).toBe(1_000_000);
    expect((await getResumeSpace(environment, Date.now() + 60_000)).used).toBe(0);
  });

  test('is counted once for simultaneous callers, and freed after a failed write', async () => {
    const breaking = writeWithinSpace(environment, 600_000, () => Promise.reject(new Error('broken')));
    await expect(breaking).rejects.toThrow('broken');
    await saveResume(environment, Buffer.alloc(600_000));
    bucket.calls.length = 0;
    const later = Date.now() + 60_000;
    const spaces = await Promise.all([1, 2, 3].map(() => getResumeSpace(environment, later)));
    expect(spaces.map(({ used }) => used)).toEqual([600_000, 600_000, 600_000]);
    expect(bucket.calls).toHaveLength(kind === 'a bucket' ? 1 : 0);
  });
});

test('at most sixteen resumes are being written to a bucket at once', async () => {
  keepInBucket({ RESUME_DISK_MB: '100' });
  const saved = await Promise.allSettled(
    Array.from({ length: 20 }, () => saveResume(environment, Buffer.alloc(1000))),
  );
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  for (const outcome of saved.slice(16)) expect(outcome).toMatchObject({ reason: expect.any(QueueFull) });
  await saveResume(environment, Buffer.alloc(1000));
});

describe('warnOfResumeSpace', () => {
  const send = vi.fn(async () => {});
  const log = { warn: vi.fn(), error: vi.fn() };
  const emails = [
    { label: 'Office', address: 'office@example.com', purpose: 'main' as const },
    { label: 'Careers', address: 'careers@example.com', purpose: 'careers' as const },
  ];
  const warn = (now?: number) =>
    warnOfResumeSpace(
      {
        environment,
        mailer: { send },
        getCompany: async () => ({ company: '', phones: [], emails, grievance: { email: '' } }),
        log,
      },
      now,
    );
  beforeEach(() => vi.clearAllMocks());

  test('does nothing below four fifths', async () => {
    await saveResume(environment, Buffer.alloc(799_999));
    await warn();
    expect(send).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('writes one log line and one mail to the careers mailbox, once a day', async () => {
    await saveResume(environment, Buffer.alloc(800_000));
    await warn();
    await warn();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ usedMb: 1, limitMb: 1 }, expect.any(String));
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ to: 'careers@example.com', text: expect.stringContaining('RESUME_DISK_MB') }),
    );
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(path.join(folder, 'resumes-warned'), yesterday, yesterday);
    await warn();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('warns again if the last warning is of a clock that ran a year ahead', async () => {
    await saveResume(environment, Buffer.alloc(800_000));
    await warn();
    const inAYear = new Date(Date.now() + 365 * 86_400_000);
    await utimes(path.join(folder, 'resumes-warned'), inAYear, inAYear);
    await warn();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('warns once for all machines that share a bucket', async () => {
    keepInBucket();
    await saveResume(environment, Buffer.alloc(900_000));
    await warn();
    environment = { ...environment, DATA_DIR: path.join(folder, 'of another machine') };
    await warn();
    expect(send).toHaveBeenCalledOnce();
    expect([...bucket.privateObjects.keys()]).toContain('resumes-warned');
    await warn(Date.now() + 25 * 3_600_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('tries again if the mail could not be sent', async () => {
    await saveResume(environment, Buffer.alloc(900_000));
    send.mockRejectedValueOnce(new Error('away'));
    await warn();
    await warn();
    expect(send).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledOnce();
  });
});
