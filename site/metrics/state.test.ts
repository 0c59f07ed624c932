import { Registry } from '@prometheus-io/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { measureState } from './state.ts';

const mail = { leads: 3, oldestSeconds: 900, attempts: 4, failed: 1 };
const none = { leads: 0, oldestSeconds: 0, attempts: 0, failed: 0 };
const idle = { waiting: 0, oldestSeconds: 0 };
const readers = {
  askDatabase: vi.fn(async (): Promise<unknown> => 1),
  readOutbox: vi.fn(async () => ({ mail, webhook: none })),
  readOwedEvents: vi.fn(async () => ({ events: 2, oldestSeconds: 1200, failed: 1 })),
  readPendingWork: vi.fn(async () => ({
    rules: { waiting: 2, oldestSeconds: 60 },
    handovers: idle,
    requests: { waiting: 1, oldestSeconds: 5 },
    recalls: idle,
  })),
  readSweepAge: vi.fn(async () => 7200),
  readMigration: vi.fn(async () => '20261122_000000_example'),
  askStudio: vi.fn(async (): Promise<unknown> => undefined),
  readResumeSpace: vi.fn(async () => ({ used: 10, limit: 100 })),
  readDisk: vi.fn(async () => ({ free: 20, size: 200 })),
  readPages: () => ({ entries: 5, bytes: 5000 }),
  mailsAsFiles: true,
  version: '1.2.3',
  build: '0123456789abcdef',
};
let time = 0;
let registry = new Registry();

beforeEach(() => {
  time += 60_000;
  vi.clearAllMocks();
  registry = new Registry();
  measureState(readers, () => time, registry);
});

const readLines = async () =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('reports the database, the studio, the outbox, pending work, the pages, the sweep, the resumes, the disk and the mails', async () => {
  expect(await readLines()).toEqual([
    'ev_processes 1',
    'ev_database_up 1',
    expect.stringMatching(/^ev_database_answer_seconds 0\.\d+|e-\d+$/),
    'ev_studio_up 1',
    'ev_page_cache_entries 5',
    'ev_page_cache_bytes 5000',
    'ev_resume_space_used_bytes 10',
    'ev_resume_space_limit_bytes 100',
    'ev_disk_free_bytes 20',
    'ev_disk_size_bytes 200',
    'ev_outbox_owed_leads{service="mail"} 3',
    'ev_outbox_owed_leads{service="webhook"} 0',
    'ev_outbox_oldest_seconds{service="mail"} 900',
    'ev_outbox_oldest_seconds{service="webhook"} 0',
    'ev_outbox_attempts{service="mail"} 4',
    'ev_outbox_attempts{service="webhook"} 0',
    'ev_outbox_failed_leads{service="mail"} 1',
    'ev_outbox_failed_leads{service="webhook"} 0',
    'ev_webhook_owed_events 2',
    'ev_webhook_oldest_event_seconds 1200',
    'ev_webhook_failed_events 1',
    'ev_pending_work{work="rules"} 2',
    'ev_pending_work{work="handovers"} 0',
    'ev_pending_work{work="requests"} 1',
    'ev_pending_work{work="recalls"} 0',
    'ev_pending_work_oldest_seconds{work="rules"} 60',
    'ev_pending_work_oldest_seconds{work="handovers"} 0',
    'ev_pending_work_oldest_seconds{work="requests"} 5',
    'ev_pending_work_oldest_seconds{work="recalls"} 0',
    'ev_sweep_age_seconds 7200',
    'ev_mails_as_files 1',
    `ev_build_info{version="1.2.3",build="0123456789abcdef",migration="20261122_000000_example",node="${process.version}"} 1`,
  ]);
});

test('two builds of one version are separate series', async () => {
  const other = new Registry();
  measureState({ ...readers, build: 'fedcba9876543210' }, () => time, other);
  const told = `${await registry.metrics()}${await other.metrics()}`.match(/^ev_build_info.*$/gm) ?? [];
  expect(new Set(told.map((line) => /version="([^"]*)"/.exec(line)?.[1])).size).toBe(1);
  expect(new Set(told).size).toBe(2);
});

test('queries the database once in five seconds, for all simultaneous scrapes', async () => {
  await Promise.all([readLines(), readLines()]);
  time += 4999;
  await readLines();
  expect(readers.readOutbox).toHaveBeenCalledTimes(1);
  time += 1;
  await readLines();
  expect(readers.readOutbox).toHaveBeenCalledTimes(2);
});

test('a database that hangs is reported as down within seconds, is not queried further, and no old values are reported', async () => {
  await readLines();
  time += 5000;
  readers.askDatabase.mockReturnValueOnce(new Promise(() => {}));
  readers.readOutbox.mockClear();
  const begin = performance.now();
  const lines = await readLines();
  expect(performance.now() - begin).toBeLessThan(5000);
  expect(lines).toContain('ev_database_up 0');
  expect(lines.filter((line) => /^ev_(?:outbox|pending|sweep)/.test(line))).toEqual([]);
  expect(lines).toContain('ev_page_cache_entries 5');
  expect(readers.readOutbox).not.toHaveBeenCalled();
});

test.each([
  ['askStudio', 'ev_studio_up 0'],
  ['askDatabase', 'ev_database_up 0'],
] as const)('a failure of %s is reported, together with the other values', async (name, line) => {
  readers[name].mockImplementationOnce(() => {
    throw new Error('away');
  });
  const lines = await readLines();
  expect(lines).toContain(line);
  expect(lines).toContain('ev_processes 1');
});
