import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getResumeFolder } from '../deployment/own-folders.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { eraseStrayResumes } from './erase-stray-resumes.ts';
import { sweepAll } from './sweep-all.ts';

const months = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };
const toName = (index: number) => index.toString(16).padStart(32, '0');

describe.each(['sqlite', 'postgres'] as const)('resumes without a lead, on %s', (dialect) => {
  let fresh: FreshContent;
  const now = Date.now();

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    mkdirSync(getResumeFolder(environmentOf(fresh.payload)), { recursive: true });
  }, 120_000);
  afterEach(async () => {
    await fresh.payload.db.deleteMany({ collection: 'leads', where: {} });
    for (const name of listKept()) rmSync(path.join(getResumeFolder(environmentOf(fresh.payload)), name));
  });
  afterAll(async () => {
    await fresh?.remove();
  });

  const listKept = () => readdirSync(getResumeFolder(environmentOf(fresh.payload))).toSorted();
  const keepOne = (name: string, writtenAt: number) => {
    const file = path.join(getResumeFolder(environmentOf(fresh.payload)), name);
    writeFileSync(file, '%PDF-');
    utimesSync(file, new Date(writtenAt), new Date(writtenAt));
  };
  /** Writes resumes that are two days old. */
  const keep = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => toName(index));
    for (const name of names) keepOne(name, now - 2 * day);
    return names;
  };
  const own = (resumeFile: string, deletedAt: string | null = null, createdAt = now - 3 * day) =>
    fresh.payload.db.create({
      collection: 'leads',
      data: exampleLead({
        kind: 'application',
        leadKey: resumeFile || randomUUID(),
        resumeFile,
        deletedAt,
        createdAt: new Date(createdAt).toISOString(),
      }),
    });
  /** Adds many such leads in one statement. */
  const ownMany = async (names: readonly string[]) => {
    const long = new Date(now - 3 * day).toISOString();
    const rows = names.map(
      (name) =>
        sql`('application', 'Many', '', '', 'new', 'en', 'passed', ${name}, 'done', 0, ${name}, ${long})`,
    );
    const { run } = await getSqlDatabase(fresh.payload);
    await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts, resume_file, created_at)
      VALUES ${joinSql(rows)}`);
  };

  test('are erased after looking up many at once; resumes of trashed leads stay', async () => {
    const names = keep(1201);
    const strays = [1, 2, 498, 501, 1199].map(toName);
    const trashed = toName(500);
    await own(trashed, new Date(now).toISOString());
    await ownMany(names.filter((one) => one !== trashed && !strays.includes(one)));
    const find = vi.spyOn(fresh.payload.db, 'find');
    expect(await eraseStrayResumes(fresh.payload, now)).toBe(strays.length);
    expect(find.mock.calls.filter(([{ where }]) => where)).toHaveLength(3);
    find.mockRestore();
    expect(listKept()).toEqual(names.filter((one) => !strays.includes(one)));
  }, 120_000);

  test('stay if they are the majority, as beside a wrong database, until a person confirms the database', async () => {
    const names = keep(24);
    for (const name of names.slice(0, 11)) await own(name);
    const error = vi.spyOn(fresh.payload.logger, 'error');
    await expect(sweepAll(fresh.payload, months, { now })).rejects.toThrow('resumes of no lead');
    const [[details]] = error.mock.calls as unknown as [[{ problem: { message: string } }]];
    error.mockRestore();
    expect(details.problem.message).toContain('13 of 24 resumes belong to no lead');
    expect(listKept()).toEqual(names);
    expect(await sweepAll(fresh.payload, months, { now, isRightDatabase: true })).toMatchObject({
      files: 13,
    });
    expect(listKept()).toEqual(names.slice(0, 11));
  });

  describe('stay, even if few,', () => {
    test.each([
      ['beside a database without leads', 1, async () => undefined],
      [
        'beside one that was made anew and has leads since',
        2,
        async () => {
          for (const name of [101, 102, 103].map(toName)) {
            keepOne(name, now - 1.5 * day);
            await own(name, null, now - 1.5 * day);
          }
        },
      ],
      ['beside another, whose leads have none of them', 2, () => own('')],
    ])('%s', async (_where, count, fill) => {
      keep(count);
      await fill();
      const names = listKept();
      await expect(eraseStrayResumes(fresh.payload, now)).rejects.toThrow('none of them was erased');
      expect(listKept()).toEqual(names);
      expect(await eraseStrayResumes(fresh.payload, now, undefined, true)).toBe(count);
    });
  });

  test('are erased if at most half of all resumes, or only a few, have no lead', async () => {
    const names = keep(24);
    for (const name of names.slice(0, 12)) await own(name);
    expect(await eraseStrayResumes(fresh.payload, now)).toBe(12);
    await fresh.payload.db.deleteMany({
      collection: 'leads',
      where: { resumeFile: { not_equals: names[0] } },
    });
    for (const name of names.slice(11, 12))
      rmSync(path.join(getResumeFolder(environmentOf(fresh.payload)), name));
    expect(await eraseStrayResumes(fresh.payload, now)).toBe(10);
    expect(listKept()).toEqual(names.slice(0, 1));
  });
});
