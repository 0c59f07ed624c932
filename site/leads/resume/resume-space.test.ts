import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getResumeSpace, ResumesFull } from './resume-space.ts';
import { saveResume } from './resume-store.ts';
import { warnOfResumeSpace } from './resume-warning.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resumes-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('RESUME_DISK_MB', '1');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const listResumes = () => readdir(path.join(folder, 'resumes')).catch(() => []);

describe('the room of resumes', () => {
  test('takes what fits, also of many at once, and writes nothing of what does not', async () => {
    const saved = await Promise.allSettled(
      Array.from({ length: 5 }, () => saveResume(Buffer.alloc(300_000))),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of saved.slice(3)) expect(outcome).toMatchObject({ reason: expect.any(ResumesFull) });
    expect(await listResumes()).toHaveLength(3);
    await saveResume(Buffer.alloc(100_000));
    await expect(saveResume(Buffer.alloc(1))).rejects.toThrow(ResumesFull);
  });

  test('sees within a minute that staff erased some', async () => {
    const name = await saveResume(Buffer.alloc(1_000_000));
    await rm(path.join(folder, 'resumes', name));
    expect((await getResumeSpace()).used).toBe(1_000_000);
    expect((await getResumeSpace(Date.now() + 60_000)).used).toBe(0);
  });
});

describe('warnOfResumeSpace', () => {
  const send = vi.fn(async () => {});
  const log = { warn: vi.fn(), error: vi.fn() };
  const emails = [
    { label: 'Office', address: 'office@example.com', purpose: 'main' as const },
    { label: 'Careers', address: 'careers@example.com', purpose: 'careers' as const },
  ];
  const warn = (now?: number) =>
    warnOfResumeSpace({ mailer: { send }, getCompany: async () => ({ emails }), log }, now);
  beforeEach(() => vi.clearAllMocks());

  test('is silent below four fifths', async () => {
    await saveResume(Buffer.alloc(799_999));
    await warn();
    expect(send).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('writes one line and one mail to the mailbox of applications, once a day', async () => {
    await saveResume(Buffer.alloc(800_000));
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

  test('tries again when the mail could not be sent', async () => {
    await saveResume(Buffer.alloc(900_000));
    send.mockRejectedValueOnce(new Error('away'));
    await warn();
    await warn();
    expect(send).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledOnce();
  });
});
