import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getMailFolder, getResumeFolder } from '../deployment/own-folders.ts';
import { listMailFiles } from '../leads/lead-mails.ts';
import type { LeadLog, LeadRoute } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { listStatements } from '../testing/read-plans.ts';
import { sweepAll } from './sweep-all.ts';

let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
  mkdirSync(getResumeFolder(environmentOf(fresh.payload)), { recursive: true });
  mkdirSync(getMailFolder(environmentOf(fresh.payload)), { recursive: true });
});
afterAll(async () => {
  await fresh.remove();
});
beforeEach(() => fresh.payload.db.deleteMany({ collection: 'leads', where: {} }));

const now = Date.UTC(2026, 10, 21);
const months = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };
const monthsAgo = (months: number) => new Date(now - months * 30.44 * 86_400_000).toISOString();

const addLead = async (kind: 'contact' | 'application', months: number, resumeFile: string | null) => {
  const { id } = await fresh.payload.create({
    collection: 'leads',
    data: exampleLead({ kind, leadKey: `${kind} ${months}`, resumeFile, createdAt: monthsAgo(months) }),
  });
  if (resumeFile)
    writeFileSync(path.join(getResumeFolder(environmentOf(fresh.payload)), resumeFile), '%PDF-');
  for (const file of listMailFiles(getMailFolder(environmentOf(fresh.payload)), id))
    writeFileSync(file, 'mail');
  return id;
};

test('erases leads past their retention with resumes and mails, and resumes without a lead', async () => {
  const [old, kept, stray] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  if (!old || !kept || !stray) throw new Error('three names are needed');
  await addLead('contact', 25, null);
  const oldApplication = await addLead('application', 13, old);
  await addLead('contact', 13, null);
  const newApplication = await addLead('application', 11, kept);
  for (const name of [kept, stray]) {
    const file = path.join(getResumeFolder(environmentOf(fresh.payload)), name);
    writeFileSync(file, '%PDF-');
    utimesSync(file, new Date(now - 2 * 86_400_000), new Date(now - 2 * 86_400_000));
  }

  const erased = await sweepAll(fresh.payload, months, { now });

  expect(erased).toEqual({ leads: 2, trash: 0, files: 1 });
  const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'leadKey' });
  expect(docs.map(({ leadKey }) => leadKey)).toEqual(['application 11', 'contact 13']);
  const exists = (name: string) => existsSync(path.join(getResumeFolder(environmentOf(fresh.payload)), name));
  expect([exists(old), exists(kept), exists(stray)]).toEqual([false, true, false]);
  const mailsOf = (id: number) => [
    ...new Set(
      listMailFiles(getMailFolder(environmentOf(fresh.payload)), id).map((file) => existsSync(file)),
    ),
  ];
  expect([mailsOf(oldApplication), mailsOf(newApplication)]).toEqual([[false], [true]]);
});

test('treats a lead that came while the clock ran years behind as being as young as the lead before it', async () => {
  const list = async () =>
    (await fresh.payload.find({ collection: 'leads', sort: 'id' })).docs.map(({ id }) => id);
  await addLead('contact', 31, null);
  const young = await addLead('contact', 10, null);
  const behind = [await addLead('contact', 30, null), await addLead('application', 29, null)];
  // Its clock ran ahead, so it says nothing about the age of earlier leads.
  const ahead = await addLead('contact', -12, null);
  await sweepAll(fresh.payload, months, { now });
  expect(await list()).toEqual([young, ...behind, ahead]);
  await sweepAll(fresh.payload, months, { now: Date.parse(monthsAgo(-15)) });
  expect(await list()).toEqual([ahead]);
});

test('leaves and names leads that cannot be erased now, and erases the rest', async () => {
  // The storage refuses what is not the name of a resume.
  const held = await addLead('application', 14, 'no-name-of-a-resume');
  const gone = await addLead('application', 15, null);
  const warn = vi.spyOn(fresh.payload.logger, 'warn');

  const { leads } = await sweepAll(fresh.payload, months, { now });

  expect(leads).toBe(1);
  const { docs } = await fresh.payload.find({ collection: 'leads', where: { id: { in: [held, gone] } } });
  expect(docs.map(({ id }) => id)).toEqual([held]);
  expect(warn.mock.calls.map(([details]) => details)).toContainEqual({
    collection: 'leads',
    documents: [held],
  });
});

test('stops after the present twenty leads when told to, and the next sweep does the rest', async () => {
  const { payload } = fresh;
  for (let count = 0; count < 21; count += 1) await addLead('contact', 30 + count, null);
  const gone = await addLead('application', 1, null);
  await payload.db.updateOne({
    collection: 'leads',
    id: gone,
    data: { deletedAt: monthsAgo(2) },
    returning: false,
  });
  const stopping = new AbortController();
  const { delete: erase } = payload;
  const stop = vi.spyOn(payload, 'delete').mockImplementation(((asked: never) => {
    stopping.abort();
    return erase.call(payload, asked);
  }) as typeof erase);
  expect(await sweepAll(payload, months, { now, stopped: stopping.signal })).toEqual({
    leads: 20,
    trash: 0,
    files: 0,
  });
  stop.mockRestore();
  expect(await sweepAll(payload, months, { now })).toEqual({ leads: 1, trash: 1, files: 0 });
});

test('deletes all expired spent checks with one statement, and no others', async () => {
  const { payload } = fresh;
  const { run } = await getSqlDatabase(payload);
  const rows = Array.from(
    { length: 2000 },
    (_, row) => sql`(${`spent ${row}`}, 'lead', ${monthsAgo(row === 0 ? -1 : 1)})`,
  );
  await run(sql`INSERT INTO spent_checks (token, lead_key, expires_at) VALUES ${joinSql(rows)}`);
  const asked = await listStatements(payload, () => sweepAll(payload, months, { now }), 'spent_checks');
  const { docs } = await payload.find({ collection: 'spent-checks' });
  expect(docs.map(({ token }) => token)).toEqual(['spent 0']);
  expect(asked).toHaveLength(1);
});

test('goes on after a step that fails, and names it', async () => {
  const { payload } = fresh;
  const gone = [await addLead('contact', 26, null), await addLead('application', 16, null)];
  const stray = path.join(getResumeFolder(environmentOf(fresh.payload)), 'd'.repeat(32));
  writeFileSync(stray, '%PDF-');
  utimesSync(stray, new Date(now - 2 * 86_400_000), new Date(now - 2 * 86_400_000));
  const find = payload.find.bind(payload);
  const fail = vi.spyOn(payload, 'find').mockImplementation((options: { collection: string }) => {
    const isFirst = JSON.stringify(options).includes('not_equals');
    if (isFirst) throw new Error('database disk image is malformed');
    return find(options as never) as never;
  });
  const failToo = vi.spyOn(payload.db, 'deleteMany').mockImplementation(async ({ collection }) => {
    if (collection === 'spent-checks') throw new Error('database disk image is malformed');
  });
  const error = vi.spyOn(payload.logger, 'error');
  await expect(sweepAll(payload, months, { now })).rejects.toThrow('old enquiries, spent human checks');
  for (const failing of [fail, failToo]) failing.mockRestore();
  const said = error.mock.calls.map(([, message]) => String(message));
  expect(said.filter((message) => message.startsWith('the sweep'))).toEqual([
    'the sweep failed at old enquiries',
    'the sweep failed at spent human checks',
  ]);
  expect(existsSync(stray)).toBe(false);
  const { docs } = await payload.find({ collection: 'leads', where: { id: { in: gone } } });
  expect(docs.map(({ id }) => id)).toEqual(gone.slice(0, 1));
  // The next sweep does what this one could not.
  expect(await sweepAll(payload, months, { now })).toEqual({ leads: 1, trash: 0, files: 0 });
});

test('deletes deliveries to another system after 90 days', async () => {
  const { payload } = fresh;
  for (const days of [89, 91]) {
    const event = { event: 'changed', state: 'done', attempts: 1, eventKey: `delivery ${days}` } as const;
    const at = new Date(now - days * 86_400_000).toISOString();
    await payload.db.create({ collection: 'webhook-events', data: { ...event, lead: days, at } });
  }
  await sweepAll(payload, months, { now });
  const { docs } = await payload.find({ collection: 'webhook-events' });
  expect(docs.map(({ lead }) => lead)).toEqual([89]);
});

test('deletes logs and routes of leads that no longer exist', async () => {
  const { payload } = fresh;
  const there = await addLead('application', 1, null);
  const leads = [there, there + 1000];
  const at = new Date(now).toISOString();
  for (const lead of leads) {
    const line = { lead, isApplication: true, at, kind: 'note' as const, text: 'Called.', by: 'Asha' };
    await payload.db.create({ collection: 'lead-log', data: line });
    const rule = { rule: lead, ruleName: 'All', turn: 0, step: 1 };
    const route = { ...rule, lead, at, state: 'given' as const, targetName: 'Asha', attempts: 0, seed: '' };
    await payload.db.create({ collection: 'lead-routes', data: route });
  }
  await sweepAll(payload, months, { now });
  const where = { lead: { in: leads } };
  const left = await Promise.all([
    payload.db.find<LeadLog>({ collection: 'lead-log', where }),
    payload.db.find<LeadRoute>({ collection: 'lead-routes', where }),
  ]);
  expect(left.map(({ docs }) => docs.map(({ lead }) => lead))).toEqual([[there], [there]]);
});
