import type { PendingWorks } from './pending-work.ts';
import type { Owed, OwedEvents, State } from './read-state.ts';

interface Reading {
  labels?: Record<string, string>;
  value: number;
}

/** A metric that is read when metrics are requested. */
interface StateGauge {
  name: string;
  help: string;
  /** How to combine the values of several processes: all read one database, but each has its own cache. */
  aggregator: 'sum' | 'max' | 'min' | 'first';
  labels?: readonly string[];
  /** Unknown values are left out. */
  read(state: State): readonly Reading[];
}

const toReadings = (value: number | undefined): Reading[] => (value === undefined ? [] : [{ value }]);

const ofOutbox = (name: string, help: string, pick: (owed: Owed) => number): StateGauge => ({
  name,
  help,
  aggregator: 'max',
  labels: ['service'],
  read: ({ outbox }) =>
    Object.entries(outbox ?? {}).map(([service, owed]) => ({ labels: { service }, value: pick(owed) })),
});

const ofEvents = (name: string, help: string, pick: (owed: OwedEvents) => number): StateGauge => ({
  name,
  help,
  aggregator: 'max',
  read: ({ events }) => toReadings(events && pick(events)),
});

const ofPendingWork = (
  name: string,
  help: string,
  pick: (pending: PendingWorks[keyof PendingWorks]) => number,
): StateGauge => ({
  name,
  help,
  aggregator: 'max',
  labels: ['work'],
  read: ({ pending }) =>
    Object.entries(pending ?? {}).map(([work, of]) => ({ labels: { work }, value: pick(of) })),
});

/** All gauges, in the order of the output. */
export const stateGauges: readonly StateGauge[] = [
  { name: 'ev_processes', help: 'Processes of the site.', aggregator: 'sum', read: () => toReadings(1) },
  {
    name: 'ev_database_up',
    help: '1 where the database answers within two seconds.',
    aggregator: 'min',
    read: ({ databaseUp }) => toReadings(Number(databaseUp)),
  },
  {
    name: 'ev_database_answer_seconds',
    help: 'Time of a short question to the database.',
    aggregator: 'max',
    read: ({ databaseSeconds }) => toReadings(databaseSeconds),
  },
  {
    name: 'ev_studio_up',
    help: '1 where the studio answers within two seconds.',
    aggregator: 'min',
    read: ({ studioUp }) => toReadings(Number(studioUp)),
  },
  {
    name: 'ev_page_cache_entries',
    help: 'Pages in the cache.',
    aggregator: 'sum',
    read: ({ pages }) => toReadings(pages.entries),
  },
  {
    name: 'ev_page_cache_bytes',
    help: 'Bytes of the pages in the cache.',
    aggregator: 'sum',
    read: ({ pages }) => toReadings(pages.bytes),
  },
  {
    name: 'ev_resume_space_used_bytes',
    help: 'Bytes that resumes take.',
    aggregator: 'max',
    read: ({ resumes }) => toReadings(resumes?.used),
  },
  {
    name: 'ev_resume_space_limit_bytes',
    help: 'Bytes that resumes may take.',
    aggregator: 'max',
    read: ({ resumes }) => toReadings(resumes?.limit),
  },
  {
    name: 'ev_disk_free_bytes',
    help: 'Bytes that are free on the disk of the data folder.',
    aggregator: 'min',
    read: ({ disk }) => toReadings(disk?.free),
  },
  {
    name: 'ev_disk_size_bytes',
    help: 'Bytes of the disk of the data folder.',
    aggregator: 'max',
    read: ({ disk }) => toReadings(disk?.size),
  },
  ofOutbox('ev_outbox_owed_leads', 'Leads that wait for a mail or a webhook.', ({ leads }) => leads),
  ofOutbox(
    'ev_outbox_oldest_seconds',
    'Seconds since the oldest lead was taken that waits for more than its receipt; 0 where none does.',
    ({ oldestSeconds }) => oldestSeconds,
  ),
  ofOutbox('ev_outbox_attempts', 'Most tries of a lead that waits.', ({ attempts }) => attempts),
  ofOutbox(
    'ev_outbox_failed_leads',
    'Leads that were given up on and are still stored.',
    ({ failed }) => failed,
  ),
  ofEvents(
    'ev_webhook_owed_events',
    'Changes and erasures of leads that the webhook has not been told of.',
    ({ events }) => events,
  ),
  ofEvents(
    'ev_webhook_oldest_event_seconds',
    'Seconds since the oldest of them happened; 0 where none waits.',
    ({ oldestSeconds }) => oldestSeconds,
  ),
  ofEvents(
    'ev_webhook_failed_events',
    'Deliveries to the webhook that were given up on and wait for staff.',
    ({ failed }) => failed,
  ),
  ofPendingWork(
    'ev_pending_work',
    'Leads that wait for the rules, mails about given leads, requests of persons, and recalls that wait.',
    ({ waiting }) => waiting,
  ),
  ofPendingWork(
    'ev_pending_work_oldest_seconds',
    'Seconds since the oldest of them began to wait, for the rules since the lead came; 0 where none waits.',
    ({ oldestSeconds }) => oldestSeconds,
  ),
  {
    name: 'ev_sweep_age_seconds',
    help: 'Seconds since what is kept no longer was swept without a failure.',
    aggregator: 'max',
    read: ({ sweepAge }) => toReadings(sweepAge),
  },
  {
    name: 'ev_mails_as_files',
    help: '1 where no mail server is set: mails are files and reach nobody.',
    aggregator: 'max',
    read: ({ mailsAsFiles }) => toReadings(Number(mailsAsFiles)),
  },
  {
    name: 'ev_build_info',
    help: '1; version and build of the site, and newest migration of its database.',
    aggregator: 'first',
    labels: ['version', 'build', 'migration', 'node'],
    read: ({ version, build, migration = '' }) => [
      { labels: { version, build, migration, node: process.version }, value: 1 },
    ],
  },
];
