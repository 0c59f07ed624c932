import { beforeEach, expect, test, vi } from 'vitest';
import { type OpenResume, ResumesLost } from '../resumes/resume-storage.ts';
import { openResume } from './open-resume.ts';

const { read } = vi.hoisted(() => ({ read: vi.fn<(name: string) => Promise<OpenResume | null>>() }));
vi.mock('../resumes/open-resume-storage.ts', () => ({ getResumeStorage: async () => ({ read }) }));

const logger = { error: vi.fn() };
const lead = { id: 7, resumeFile: 'a'.repeat(32), resumeScan: 'clean' as const };
const cancelled = vi.fn();
const open = (changed: object = {}, note = async () => {}) =>
  openResume({ logger } as unknown as Parameters<typeof openResume>[0], { ...lead, ...changed }, note);

beforeEach(() => {
  vi.clearAllMocks();
  read.mockImplementation(async () => ({ bytes: 4, stream: new ReadableStream({ cancel: cancelled }) }));
});

test('is opened once it is written down', async () => {
  expect(await open()).toMatchObject({ bytes: 4 });
  expect(cancelled).not.toHaveBeenCalled();
});

test('is closed again where it cannot be written down', async () => {
  await expect(open({}, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(cancelled).toHaveBeenCalledOnce();
});

test('is not opened where something was found in it', async () => {
  expect(await open({ resumeScan: 'infected' })).toBe('infected');
  expect(read).not.toHaveBeenCalled();
});

test('says why there is none', async () => {
  expect(await open({ resumeFile: null })).toBe('gone');
  read.mockResolvedValueOnce(null);
  expect(await open()).toBe('gone');
  read.mockRejectedValueOnce(new ResumesLost('no answer'));
  expect(await open()).toBe('away');
  expect(logger.error).toHaveBeenCalledOnce();
});
