import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getEnvironment } from '../deployment/environment.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { openResume } from './open-resume.ts';

const logger = { error: vi.fn() };
const lead = { id: 7, resumeFile: 'a'.repeat(32), resumeScan: 'clean' as const };
const note = vi.fn();
let folder: string;

const getSettings = () => getEnvironment({ DATA_DIR: folder });
const open = (changed: object = {}) => {
  const payload = { logger, config: { custom: { environment: getSettings() } } };
  return openResume(payload as unknown as Parameters<typeof openResume>[0], { ...lead, ...changed }, note);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-resume-'));
  note.mockReset().mockResolvedValue(undefined);
  logger.error.mockReset();
  await (await getResumeStorage(getSettings())).save(lead.resumeFile, Buffer.from('%PDF'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('opens a resume after noting it in the log', async () => {
  const resume = await open();
  if (typeof resume === 'string') throw new Error(resume);
  expect(note).toHaveBeenCalledOnce();
  expect(resume.bytes).toBe(4);
  expect(await new Response(resume.stream).text()).toBe('%PDF');
});

test('closes the resume again if noting it fails', async () => {
  const cancel = vi.spyOn(ReadableStream.prototype, 'cancel');
  note.mockRejectedValue(new Error('no database'));
  await expect(open()).rejects.toThrow('no database');
  expect(cancel).toHaveBeenCalledOnce();
});

test('does not open an infected resume', async () => {
  expect(await open({ resumeScan: 'infected' })).toBe('infected');
  expect(note).not.toHaveBeenCalled();
});

test('says whether a resume is gone or its storage cannot be read', async () => {
  expect(await open({ resumeFile: null })).toBe('gone');
  expect(await open({ resumeFile: 'b'.repeat(32) })).toBe('gone');
  const { place } = await getResumeStorage(getSettings());
  await rm(place, { recursive: true });
  await symlink(place, place);
  expect(await open()).toBe('away');
  expect(logger.error).toHaveBeenCalledOnce();
  expect(note).not.toHaveBeenCalled();
});
