import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { environmentOf } from '../deployment/environment-of.ts';
import { getResumeFolder } from '../deployment/own-folders.ts';
import { sweepAll } from '../sweeping/sweep-all.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { eraseAllNoted, noteDueErasure } from './due-erasures.ts';

const months = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };

describe.each(['sqlite', 'postgres'] as const)('the resume of an erased lead, on %s', (dialect) => {
  let fresh: FreshContent;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 120_000);
  afterAll(() => fresh?.remove());

  const addApplication = async (daysAgo: number) => {
    const resumeFile = randomUUID().replaceAll('-', '');
    const folder = getResumeFolder(environmentOf(fresh.payload));
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, resumeFile);
    writeFileSync(file, '%PDF-');
    const createdAt = new Date(Date.now() - daysAgo * day).toISOString();
    const data = exampleLead({ kind: 'application', leadKey: resumeFile, resumeFile, createdAt });
    const { id } = await fresh.payload.db.create({ collection: 'leads', data });
    return { id: Number(id), file };
  };

  test('is erased by the next sweep if the storage failed, even if the lead was the oldest of all', async () => {
    const oldest = await addApplication(3);
    const other = await addApplication(2);
    const second = await addApplication(2);
    // The storage refuses to remove a folder in place of the file.
    for (const { file } of [oldest, second]) {
      rmSync(file);
      mkdirSync(file);
    }
    const error = vi.spyOn(fresh.payload.logger, 'error').mockImplementation(() => undefined);
    for (const { id } of [oldest, second]) await fresh.payload.delete({ collection: 'leads', id });
    const left = 'the resume of an erased lead is left to the sweep';
    expect(error.mock.calls.map(([, said]) => said)).toEqual([left, left]);
    await expect(sweepAll(fresh.payload, months)).rejects.toThrow('resumes of erased leads');
    // One that still fails delays no other.
    rmdirSync(second.file);
    writeFileSync(second.file, '%PDF-');
    await expect(sweepAll(fresh.payload, months)).rejects.toThrow('resumes of erased leads');
    expect([existsSync(oldest.file), existsSync(second.file)]).toEqual([true, false]);
    error.mockRestore();
    rmdirSync(oldest.file);
    writeFileSync(oldest.file, '%PDF-');
    expect(await sweepAll(fresh.payload, months)).toMatchObject({ leads: 0, files: 1 });
    expect([existsSync(oldest.file), existsSync(other.file)]).toEqual([false, true]);
    expect(await eraseAllNoted(fresh.payload)).toBe(0);
  });

  test('stays if its lead was not erased after all', async () => {
    const { id, file } = await addApplication(1);
    const req = await createLocalReq({}, fresh.payload);
    await noteDueErasure(req, path.basename(file));
    expect(await eraseAllNoted(fresh.payload)).toBe(0);
    expect(existsSync(file)).toBe(true);
    // The note is gone: a lead that is erased by a statement of its own takes no resume with it.
    await fresh.payload.db.deleteOne({ collection: 'leads', where: { id: { equals: id } } });
    expect(await eraseAllNoted(fresh.payload)).toBe(0);
    expect(existsSync(file)).toBe(true);
  });

  test('leaves no note if it was erased at once', async () => {
    const { id, file } = await addApplication(1);
    await fresh.payload.delete({ collection: 'leads', id });
    expect(existsSync(file)).toBe(false);
    expect(await eraseAllNoted(fresh.payload)).toBe(0);
  });
});
