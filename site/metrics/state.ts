import { Gauge } from '@prometheus-io/client';
import pTimeout from 'p-timeout';
import type { Service } from './outbox.ts';
import { registry } from './registry.ts';

/** What leads still owe to a service. */
export interface Owed {
  /** Leads that wait for it. */
  leads: number;
  /** Seconds since the oldest of them was taken that is more than a receipt; 0 where none waits. */
  oldestSeconds: number;
  /** Most tries that one of them has had. */
  attempts: number;
  /** Leads that were given up on: staff must tell colleagues themselves. */
  failed: number;
}

/** Deliveries of the webhook about leads that the other system knows already: changes and erasures. */
export interface OwedEvents {
  /** Deliveries that wait. */
  events: number;
  /** Seconds since the oldest of them happened; 0 where none waits. */
  oldestSeconds: number;
  /** Deliveries that were given up on and wait for "Send again"; first ones of a lead are among them. */
  failed: number;
}

/** What is asked when somebody looks. Each may fail or hang: the others are told all the same. */
export interface StateReaders {
  /** One short question to the database. */
  askDatabase(): Promise<unknown>;
  readOutbox(): Promise<Record<Service, Owed>>;
  /** Undefined where no other system is told anything. */
  readOwedEvents(): Promise<OwedEvents | undefined>;
  /** Name of the newest migration that the database has. */
  readMigration(): Promise<string>;
  askStudio(): Promise<unknown>;
  readResumeSpace(): Promise<{ used: number; limit: number }>;
  /** Pages in the cache of this process. */
  readPages(): { entries: number; bytes: number };
  /** Of the package. */
  version: string;
}

interface State {
  databaseUp: boolean;
  databaseSeconds: number;
  studioUp: boolean;
  outbox: Record<Service, Owed> | undefined;
  events: OwedEvents | undefined;
  migration: string | undefined;
  resumes: { used: number; limit: number } | undefined;
}

/** However often somebody asks, the database and the studio are asked once in this time (ms). */
const keptFor = 5000;
const limit = { milliseconds: 2000 };

/** `undefined` where it fails or takes longer than two seconds. */
const attempt = <Value>(read: () => Promise<Value>): Promise<Value | undefined> =>
  pTimeout(Promise.resolve().then(read), limit).catch(() => undefined);

const readState = async (readers: StateReaders): Promise<State> => {
  const begin = performance.now();
  const up = attempt(async () => {
    await readers.askDatabase();
    return (performance.now() - begin) / 1000;
  });
  const [databaseSeconds, studioUp, resumes] = await Promise.all([
    up,
    attempt(() => readers.askStudio().then(() => true)),
    attempt(readers.readResumeSpace),
  ]);
  // A database in trouble is left alone.
  const [outbox, events, migration] =
    databaseSeconds === undefined
      ? []
      : await Promise.all([
          attempt(readers.readOutbox),
          attempt(readers.readOwedEvents),
          attempt(readers.readMigration),
        ]);
  return {
    databaseUp: databaseSeconds !== undefined,
    databaseSeconds: databaseSeconds ?? limit.milliseconds / 1000,
    studioUp: studioUp ?? false,
    outbox,
    events,
    migration,
    resumes,
  };
};

/** Adds figures that are looked up when somebody asks for them. To be called once, by a process that is asked. */
export const measureState = (readers: StateReaders, now: () => number = Date.now, to = registry): void => {
  let asked: { at: number; state: Promise<State> } | undefined;
  const getState = (): Promise<State> => {
    if (!asked || now() - asked.at >= keptFor || now() < asked.at)
      asked = { at: now(), state: readState(readers) };
    return asked.state;
  };

  /** `aggregator` says what several processes together have: all look at one database, each has a cache of its own. */
  const addGauge = <Label extends string>(
    name: string,
    help: string,
    aggregator: 'sum' | 'max' | 'min' | 'first',
    labelNames: Label[],
    read: (set: (labels: Partial<Record<Label, string>>, value: number) => void, state: State) => void,
  ) =>
    new Gauge<string>({
      name,
      help,
      aggregator,
      labelNames,
      registers: [to],
      async collect() {
        const state = await getState();
        // What is not known any more is not told as it was.
        this.reset();
        if (labelNames.length === 0) this.remove();
        read((labels, value) => this.set(labels as Record<string, string>, value), state);
      },
    });

  addGauge('ev_processes', 'Processes of the site.', 'sum', [], (set) => set({}, 1));
  addGauge('ev_database_up', '1 where the database answers within two seconds.', 'min', [], (set, state) =>
    set({}, Number(state.databaseUp)),
  );
  addGauge(
    'ev_database_answer_seconds',
    'Time of a short question to the database.',
    'max',
    [],
    (set, state) => set({}, state.databaseSeconds),
  );
  addGauge('ev_studio_up', '1 where the studio answers within two seconds.', 'min', [], (set, state) =>
    set({}, Number(state.studioUp)),
  );
  addGauge('ev_page_cache_entries', 'Pages in the cache.', 'sum', [], (set) =>
    set({}, readers.readPages().entries),
  );
  addGauge('ev_page_cache_bytes', 'Bytes of the pages in the cache.', 'sum', [], (set) =>
    set({}, readers.readPages().bytes),
  );
  addGauge('ev_resume_space_used_bytes', 'Bytes that resumes take.', 'max', [], (set, { resumes }) => {
    if (resumes) set({}, resumes.used);
  });
  addGauge('ev_resume_space_limit_bytes', 'Bytes that resumes may take.', 'max', [], (set, { resumes }) => {
    if (resumes) set({}, resumes.limit);
  });

  const addOutbox = (name: string, help: string, pick: (owed: Owed) => number) =>
    addGauge(name, help, 'max', ['service'], (set, { outbox }) => {
      for (const [service, owed] of Object.entries(outbox ?? {})) set({ service }, pick(owed));
    });
  addOutbox('ev_outbox_owed_leads', 'Leads that wait for a mail or a webhook.', ({ leads }) => leads);
  addOutbox(
    'ev_outbox_oldest_seconds',
    'Seconds since the oldest lead was taken that waits for more than its receipt; 0 where none does.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  addOutbox('ev_outbox_attempts', 'Most tries of a lead that waits.', ({ attempts }) => attempts);
  addOutbox(
    'ev_outbox_failed_leads',
    'Leads that were given up on and are still stored.',
    ({ failed }) => failed,
  );

  const addEvents = (name: string, help: string, pick: (owed: OwedEvents) => number) =>
    addGauge(name, help, 'max', [], (set, { events }) => {
      if (events) set({}, pick(events));
    });
  addEvents(
    'ev_webhook_owed_events',
    'Changes and erasures of leads that the webhook has not been told of.',
    ({ events }) => events,
  );
  addEvents(
    'ev_webhook_oldest_event_seconds',
    'Seconds since the oldest of them happened; 0 where none waits.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  addEvents(
    'ev_webhook_failed_events',
    'Deliveries to the webhook that were given up on and wait for staff.',
    ({ failed }) => failed,
  );

  addGauge(
    'ev_build_info',
    '1; version of the site and newest migration of its database.',
    'first',
    ['version', 'migration', 'node'],
    (set, { migration }) =>
      set({ version: readers.version, migration: migration ?? '', node: process.version }, 1),
  );
};
