import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { giveTurnBack } from '@ev-site/content/database/claim-turn.ts';
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { sql } from '@ev-site/content/database/statement.ts';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { noteSweep, noteWholeSweep, readSweepAge } from '@ev-site/content/sweeping/clock-of-sweeps.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { day, hour, minute } from '@ev-site/contract/spans-of-time.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';
import { openLeadDesk } from './lead-desk.ts';
import type { LeadForm } from './lead-form.ts';

let fresh: FreshContent;

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

beforeAll(async () => {
  fresh = await openFreshContent({ FORM_SHORTEST_MS: '0' });
});
afterAll(async () => {
  await fresh.remove();
});

let isAnswering = true;

const openDesk = (more: Record<string, string> = {}, mailboxes: string[] = []) =>
  openLeadDesk({
    payload: fresh.payload,
    environment: getEnvironment({ ...fresh.variables, ...more }),
    counters: openMemoryCounters(),
    getCompany: async () => ({
      company: 'The Company',
      phones: [],
      emails: mailboxes.map((address) => ({ address, purpose: 'main' })),
      grievance: { email: '' },
    }),
    getJob: async () => null,
    generation: () => 1,
    isDatabaseAnswering: () => isAnswering,
    log,
  });

const contactOf = (visitor: number): LeadForm => ({
  kind: 'contact',
  language: 'en',
  fields: {
    firstname: 'Asha',
    lastname: 'Patel',
    email: `asha-${visitor}@example.com`,
    phone: `98250 1${1000 + visitor}`,
    message: 'Which one carries sacks?',
  },
  address: `10.0.${visitor}.1`,
  key: `key-of-visitor-${visitor}`,
  fromPath: '',
  fromQuery: '',
  canBeChecked: false,
});

/** Records the statements that SQLite executes from now on. @returns a function that lists them */
const watchStatements = () => {
  log.error.mockClear();
  const { client } = fresh.payload.db as unknown as {
    client: { execute(asked: string | { sql: string }): Promise<unknown> };
  };
  const { mock } = vi.spyOn(client, 'execute');
  return () => mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : asked.sql));
};

test('storing a lead costs three statements, and routing reads the rules once for many leads', async () => {
  const desk = openDesk();
  // This also reads the choices of the forms.
  expect(await desk.takeLead(contactOf(0))).toMatchObject({ outcome: 'saved' });
  const listStatements = watchStatements();
  for (let visitor = 1; visitor <= 10; visitor += 1) await desk.takeLead(contactOf(visitor));
  expect(listStatements()).toHaveLength(30);
  const countRules = () => listStatements().filter((one) => one.includes('from "routing_rules"')).length;
  expect(countRules()).toBe(0);
  desk.start();
  const countWaiting = async () => {
    const where = { routeAt: { exists: true } };
    return (await fresh.payload.count({ collection: 'leads', where })).totalDocs;
  };
  await expect.poll(countWaiting).toBe(0);
  expect(countRules()).toBe(1);
  await desk.stop();
});

test('a sweep happens even if processes restart again and again, and only one process does it', async () => {
  const { payload } = fresh;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [whole, cut] = ['what is kept no longer was swept', 'the sweep ended with the process'];
  const listSweeps = () =>
    log.info.mock.calls.map(([, message]) => message).filter((said) => said === whole || said === cut);
  /** @param isThrough whether the processes end after a sweep, or during one. */
  const runFor = async (minutes: number, isThrough = false) => {
    const desks = [openDesk(), openDesk()];
    for (const desk of desks) desk.start();
    vi.advanceTimersByTime(minutes * 60_000);
    if (isThrough) await expect.poll(() => listSweeps().at(-1)).toBe(whole);
    await Promise.all(desks.map((desk) => desk.stop()));
  };
  try {
    await runFor(9);
    expect(listSweeps()).toEqual([]);
    await noteWholeSweep(payload, Date.now() - hour);
    await runFor(11);
    expect(await readSweepAge(payload)).toBeGreaterThanOrEqual(60 * 60);
    // A sweep interrupted by the end of a process is finished by the next process, not hours later.
    await runFor(11, true);
    expect(listSweeps()).toEqual([cut, whole]);
    await expect.poll(() => readSweepAge(payload)).toBeLessThan(5 * 60);
    await runFor(11);
    expect(listSweeps()).toHaveLength(2);
    await giveTurnBack(payload, 'sweep');
    await runFor(11);
    expect(listSweeps()).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test('erases nothing while its clock is far ahead, in this round and in the next', async () => {
  const { payload } = fresh;
  const ahead = 'the clock is far ahead of the content; nothing was swept';
  const listSaid = () => log.error.mock.calls.map(([, message]) => message).filter((said) => said === ahead);
  const desk = openDesk();
  await desk.takeLead(contactOf(40));
  const old = { email: { equals: 'asha-40@example.com' } };
  await payload.db.updateMany({
    collection: 'leads',
    where: old,
    data: { createdAt: new Date(Date.now() - 900 * day).toISOString() },
  });
  await giveTurnBack(payload, 'sweep');
  const { run } = await getSqlDatabase(payload);
  // `noteSweep` ignores a sweep older than the last one, so delete the last one first.
  await run(sql`DELETE FROM payload_kv WHERE key = 'last sweep'`);
  await noteSweep(payload, Date.now() - 61 * day);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    desk.start();
    for (const round of [1, 2]) {
      await giveTurnBack(payload, 'sweep');
      vi.advanceTimersByTime(round === 1 ? 11 * minute : 6 * hour);
      await expect.poll(() => listSaid().length).toBe(round);
    }
  } finally {
    await desk.stop();
    vi.useRealTimers();
  }
  expect((await payload.count({ collection: 'leads', where: old })).totalDocs).toBe(1);
});

const SMTP_URL = 'smtp://127.0.0.1:9';
test.each([
  ['production', {}, ['no mail server is set']],
  ['production', { SMTP_URL, MAIL_FROM: '' }, ['no sender of mails is set']],
  ['production', { SMTP_URL, MAIL_FROM: 'site@ev.example' }, []],
  ['development', {}, []],
  ['development', { SMTP_URL }, []],
])('in %s with %o, the warnings are %j', async (NODE_ENV, more, warnings) => {
  log.warn.mockClear();
  const desk = openDesk({ NODE_ENV, ...more });
  desk.start();
  await desk.stop();
  const said = log.warn.mock.calls.map(([, message]) => String(message).split(':')[0]);
  expect(said.filter((one) => /^no (mail server|sender)/.test(one ?? ''))).toEqual(warnings);
});

test('warns in production while leads are mailed to mailboxes of the sample content', async () => {
  const warn = async (...given: Parameters<typeof openDesk>) => {
    log.warn.mockClear();
    const desk = openDesk(...given);
    desk.start();
    await desk.stop();
    return log.warn.mock.calls.filter(([, message]) => String(message).includes('sample mailboxes'));
  };
  const mailed = { NODE_ENV: 'production', SMTP_URL, MAIL_FROM: 'site@ev.example' };
  const [said, ...others] = await warn(mailed, ['sales@company.example', 'Info@Example.com']);
  expect([said?.[0], others]).toEqual([{ mailboxes: ['Info@Example.com'] }, []]);
  expect(await warn(mailed, ['sales@company.example', 'info@my-example.com'])).toEqual([]);
  expect(await warn({ ...mailed, SMTP_URL: '' }, ['info@example.com'])).toEqual([]);
});

test('while the database is away no job queries it or logs, and all jobs go on afterwards', async () => {
  log.error.mockClear();
  const { client } = fresh.payload.db as unknown as { client: { execute(asked: unknown): Promise<unknown> } };
  const asked = vi.spyOn(client, 'execute').mockRejectedValue(new Error('connect ECONNREFUSED'));
  const desk = openDesk();
  try {
    // The jobs have begun when the database goes down, and fail before the outage is known.
    desk.start();
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(3);
    isAnswering = false;
    await delay(500);
    asked.mockClear();
    log.error.mockClear();
    await delay(3500);
    expect([asked.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 0]);
    asked.mockRestore();
    isAnswering = true;
    await desk.takeLead(contactOf(70));
    const where = { email: { equals: 'asha-70@example.com' } };
    const readLead = async () => (await fresh.payload.find({ collection: 'leads', where })).docs[0];
    await expect.poll(readLead, { timeout: 10_000 }).toMatchObject({ attempts: 1, routeAt: null });
  } finally {
    isAnswering = true;
    asked.mockRestore();
    await desk.stop();
  }
});

/** A mail server that accepts each mail only after a delay. */
const openSlowMailServer = async () => {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let isText = false;
    socket.write('220 slow\r\n');
    const answer = async (line: string) => {
      const id = /^message-id: <([^@]+)/i.exec(line)?.[1];
      if (id) taken.push(id);
      if (isText && line !== '.') return;
      if (isText) await delay(100);
      isText = line.startsWith('DATA');
      socket.write(isText ? '354 go on\r\n' : '250 ok\r\n');
    };
    createInterface({ input: socket }).on('line', (line) => void answer(line));
    socket.on('error', () => {});
  });
  const port = await listenLocally(server);
  return { taken, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() };
};

test('stops after the mail under way without an error, and the next process sends the remaining mails once', async () => {
  const { payload } = fresh;
  const data = {
    name: 'Bina',
    email: 'bina@example.com',
    password: goodPassword,
    role: 'sales',
  } as const;
  const owner = await payload.create({ collection: 'staff', data });
  await payload.create({
    collection: 'routing-rules',
    data: { name: 'All', isOn: true, target: 'owners', kinds: ['contact'], owners: [owner.id] },
  });
  const taking = openDesk();
  for (let visitor = 20; visitor < 26; visitor += 1) await taking.takeLead(contactOf(visitor));
  // The leads are delivered already: only the mail to the owner chosen by the rule is due.
  await payload.db.updateOne({
    collection: 'leads',
    where: { id: { exists: true } },
    data: { delivery: 'done' },
    returning: false,
  });
  const server = await openSlowMailServer();
  const listGiven = () => server.taken.filter((id) => id.includes('-given-'));
  log.error.mockClear();
  try {
    const first = openDesk({ SMTP_URL: server.url, MAIL_FROM: 'site@example.com' });
    first.start();
    await expect.poll(() => listGiven().length).toBeGreaterThan(0);
    await first.stop();
    expect(listGiven().length).toBeLessThan(6);
    expect(log.error.mock.calls).toEqual([]);

    const next = openDesk({ SMTP_URL: server.url, MAIL_FROM: 'site@example.com' });
    next.start();
    await expect.poll(() => new Set(listGiven()).size).toBe(6);
    await next.stop();
    expect(listGiven()).toHaveLength(6);
  } finally {
    server.close();
  }
});
