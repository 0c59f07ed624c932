import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { getDatabaseFile } from './database-file.ts';
import { getSqlDatabase } from './sql.ts';
import { nameSql, sql } from './statement.ts';
import { wipeFreedPages } from './wipe-freed-pages.ts';

/**
 * Another program on the same file, which answers each line of SQL with its rows. It is a process of its own, because
 * two copies of SQLite in one process drop each other's locks.
 */
const program = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  require('node:readline').createInterface(process.stdin).on('line', (sql) => {
    try { console.log(JSON.stringify(database.prepare(sql).all())); }
    catch (error) { console.log(JSON.stringify(error.message)); }
  });`;

let fresh: FreshContent;
let payload: Payload;
let other: ChildProcess;
let answers: Interface;

const askOther = async (sql: string): Promise<unknown> => {
  const answer = once(answers, 'line');
  other.stdin?.write(`${sql}\n`);
  return JSON.parse(String((await answer)[0]));
};

/** Locks the file for writing, from another program, during some work. */
const whileHeld = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await askOther('BEGIN IMMEDIATE');
  try {
    return await work();
  } finally {
    await askOther('ROLLBACK');
  }
};

const addLead = async (): Promise<number> =>
  (await payload.create({ collection: 'leads', data: exampleLead() })).id;

beforeEach(async () => {
  fresh = await openFreshContent();
  payload = fresh.payload;
  other = spawn(process.execPath, ['-e', program, getDatabaseFile(payload) ?? ''], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (other.stdout) answers = createInterface(other.stdout);
});
afterEach(async () => {
  const ended = once(other, 'exit');
  other.kill();
  await ended;
  await fresh.remove();
});

test('other programs see writes at once that follow writes refused because another program held the file', async () => {
  const [deleted, changed] = [await addLead(), await addLead()];
  const { run } = await getSqlDatabase(payload);
  await whileHeld(() =>
    Promise.all([
      expect(run(sql`DELETE FROM leads`)).rejects.toMatchObject({ cause: { code: 'SQLITE_BUSY' } }),
      expect(
        payload.db.updateOne({ collection: 'leads', id: changed, data: { name: 'Refused' } }),
      ).rejects.toThrow(),
      // With RETURNING, libsql reports the refusal by another kind of error.
      expect(run(sql`DELETE FROM leads RETURNING id`)).rejects.toThrow(),
    ]),
  );
  await payload.delete({ collection: 'leads', id: deleted });
  await run(sql`UPDATE leads SET name = 'Written'`);
  expect(await askOther('SELECT id, name FROM leads')).toEqual([{ id: changed, name: 'Written' }]);
  await payload.update({ collection: 'leads', id: changed, data: { name: 'Saved' } });
  expect(await askOther('SELECT id, name FROM leads')).toEqual([{ id: changed, name: 'Saved' }]);
});

test('a new connection has the same settings as the one before', async () => {
  const { run, rows } = await getSqlDatabase(payload);
  const names = ['busy_timeout', 'foreign_keys', 'journal_mode', 'secure_delete', 'synchronous'];
  await run(sql`PRAGMA foreign_keys = OFF`);
  const read = () => Promise.all(names.map((name) => rows(sql`PRAGMA ${nameSql(name)}`)));
  const before = await read();
  await whileHeld(() => expect(run(sql`DELETE FROM leads`)).rejects.toThrow());
  expect(await read()).toEqual(before);
});

test('while another program writes, reads and the event loop go on, and writes wait in their order', async () => {
  const id = await addLead();
  const { run, rows } = await getSqlDatabase(payload);
  let [last, longest] = [performance.now(), 0];
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  const done: string[] = [];
  const noting = (name: string, work: Promise<unknown>) => work.then(() => done.push(name));
  const writes = await whileHeld(async () => {
    const asked = [
      noting('first', run(sql`UPDATE leads SET name = 'First'`)),
      noting('saved', payload.db.updateOne({ collection: 'leads', id, data: { name: 'Saved' } })),
    ];
    await delay(500);
    asked.push(noting('last', run(sql`UPDATE leads SET email = 'last@example.com'`)));
    await noting('read', rows(sql`SELECT id FROM leads`));
    await delay(1500);
    return asked;
  });
  await Promise.all(writes);
  clearInterval(beat);
  // About 20 on an idle machine; 2000 if everything waits together with the writer.
  expect(longest).toBeLessThan(1000);
  expect(done).toEqual(['read', 'first', 'saved', 'last']);
  expect(await askOther('SELECT name, email FROM leads')).toEqual([
    { name: 'Saved', email: 'last@example.com' },
  ]);
});

/** Measures the write-ahead log while another program still reads the state before the last change. */
const readBefore = async () => {
  await askOther('BEGIN');
  await askOther('SELECT count(*) FROM leads');
  await addLead();
  return () => statSync(`${getDatabaseFile(payload)}-wal`).size;
};

test('empties the write-ahead log after an erasure as soon as another program has finished reading', async () => {
  const warned = vi.spyOn(payload.logger, 'warn');
  const toSize = await readBefore();
  const wiped = wipeFreedPages(payload);
  await delay(300);
  expect(toSize()).toBeGreaterThan(0);
  await askOther('COMMIT');
  await wiped;
  expect(toSize()).toBe(0);
  expect(warned).not.toHaveBeenCalled();
});

test('warns if the log cannot be emptied because another program keeps reading', async () => {
  const warned = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {});
  const toSize = await readBefore();
  await wipeFreedPages(payload, 200);
  expect(toSize()).toBeGreaterThan(0);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('could not be emptied'));
});
