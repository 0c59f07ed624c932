import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getMailFolder, getResumeFolder } from '../deployment/own-folders.ts';
import { listMailFiles } from '../leads/lead-mails.ts';
import { sweepAll } from '../sweeping/sweep-all.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { type AsRole, makePeople } from '../testing/staff-under-test.ts';

let fresh: FreshContent;
let as: AsRole;

beforeAll(async () => {
  fresh = await openFreshContent();
  mkdirSync(getResumeFolder(environmentOf(fresh.payload)), { recursive: true });
  mkdirSync(getMailFolder(environmentOf(fresh.payload)), { recursive: true });
  as = await makePeople(fresh.payload);
});
afterAll(async () => {
  await fresh.remove();
});

const retention = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };

/** An application with a resume and mails, two days old. */
const addApplication = async (letter: string, ageDays = 2) => {
  const resumeFile = letter.repeat(32);
  const { id } = await fresh.payload.create({
    collection: 'leads',
    data: exampleLead({
      kind: 'application',
      name: 'Asha',
      resumeFile,
      createdAt: new Date(Date.now() - ageDays * day).toISOString(),
    }),
  });
  const resume = path.join(getResumeFolder(environmentOf(fresh.payload)), resumeFile);
  writeFileSync(resume, '%PDF-');
  utimesSync(resume, new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day));
  const mails = listMailFiles(getMailFolder(environmentOf(fresh.payload)), id);
  for (const mail of mails) writeFileSync(mail, 'mail');
  return { id, files: [resume, ...mails] };
};

const trash = (id: number, role: Role) =>
  fresh.payload.update({
    collection: 'leads',
    id,
    data: { deletedAt: new Date().toISOString() },
    ...as(role),
  });
const left = (files: string[]) => files.filter((file) => existsSync(file));
const count = async (id: number) =>
  (await fresh.payload.count({ collection: 'leads', where: { id: { equals: id } }, trash: true })).totalDocs;

test('a lead in the trash keeps its resume and mails, which are erased with it after 30 days', async () => {
  const { id, files } = await addApplication('a');
  await trash(id, 'hr');
  expect((await fresh.payload.count({ collection: 'leads', ...as('hr') })).totalDocs).toBe(0);
  await sweepAll(fresh.payload, retention, { now: Date.now() + 29 * day });
  expect(left(files)).toEqual(files);
  const swept = await sweepAll(fresh.payload, retention, { now: Date.now() + 31 * day });
  expect(swept.trash).toBe(1);
  expect([await count(id), left(files)]).toEqual([0, []]);
});

test('only those who may erase a lead can erase it at once, in the list and from the trash', async () => {
  const [standing, thrown] = [await addApplication('b'), await addApplication('c')];
  await trash(thrown.id, 'hr');
  for (const role of ['sales', 'editor'] as const)
    for (const { id } of [standing, thrown])
      await expect(
        fresh.payload.delete({ collection: 'leads', id, trash: true, ...as(role) }),
      ).rejects.toMatchObject({ status: 403 });
  for (const { id, files } of [standing, thrown]) {
    await fresh.payload.delete({ collection: 'leads', id, trash: true, ...as('hr') });
    expect([await count(id), left(files)]).toEqual([0, []]);
  }
});

test('a lead in the trash is erased when its retention ends, even before 30 days', async () => {
  const { id, files } = await addApplication('d', 400);
  await trash(id, 'admin');
  await sweepAll(fresh.payload, retention);
  expect([await count(id), left(files)]).toEqual([0, []]);
});

test('only administrators can trash or erase several leads at once', async () => {
  const { id, files } = await addApplication('e');
  const where = { id: { equals: id } };
  const data = { deletedAt: new Date().toISOString() };
  for (const role of ['hr', 'sales', 'editor'] as const) {
    await expect(fresh.payload.delete({ collection: 'leads', where, ...as(role) })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      fresh.payload.update({ collection: 'leads', where, data, ...as(role) }),
    ).rejects.toMatchObject({ status: 403 });
  }
  await fresh.payload.delete({ collection: 'leads', where, ...as('admin') });
  expect([await count(id), left(files)]).toEqual([0, []]);
});
