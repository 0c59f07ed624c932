import pTimeout from 'p-timeout';
import type { Service } from './outbox.ts';
import type { PendingWorks } from './pending-work.ts';

/** Leads for which a service is still due. */
export interface Owed {
  /** Number of waiting leads. */
  leads: number;
  /** Age in seconds of the oldest lead that waits for more than a receipt; 0 where none waits. */
  oldestSeconds: number;
  /** Highest number of tries of a waiting lead. */
  attempts: number;
  /** Leads given up on: staff must inform their colleagues themselves. */
  failed: number;
}

/** Webhook calls about leads that the other system already knows: changes and erasures. */
export interface OwedEvents {
  /** Number of waiting calls. */
  events: number;
  /** Age in seconds of the oldest waiting event; 0 where none waits. */
  oldestSeconds: number;
  /** Calls given up on, which wait for "Send again"; including calls about new leads. */
  failed: number;
}

interface Space {
  used: number;
  limit: number;
}

/** The disk of the data folder, in bytes. */
interface Disk {
  free: number;
  size: number;
}

interface Pages {
  entries: number;
  bytes: number;
}

/** Reads made for a request for metrics. Each may fail or hang without affecting the others. */
export interface StateReaders {
  /** A short query to the database. */
  askDatabase(): Promise<unknown>;
  readOutbox(): Promise<Record<Service, Owed>>;
  /** Undefined when no webhook is configured. */
  readOwedEvents(): Promise<OwedEvents | undefined>;
  readPendingWork(): Promise<PendingWorks>;
  /** Seconds since the last complete sweep of expired data; undefined when none is known. */
  readSweepAge(): Promise<number | undefined>;
  /** Name of the newest migration in the database. */
  readMigration(): Promise<string>;
  askStudio(): Promise<unknown>;
  readResumeSpace(): Promise<Space>;
  readDisk(): Promise<Disk>;
  /** Pages in the cache of this process. */
  readPages(): Pages;
  /** True when no mail server is configured. */
  mailsAsFiles: boolean;
  /** Version of the package. */
  version: string;
  /** Name of the build. It changes with the program: two releases may have the same version. */
  build: string;
}

/** State that has to be read elsewhere. */
interface ReadElsewhere {
  databaseUp: boolean;
  databaseSeconds: number;
  studioUp: boolean;
  outbox: Record<Service, Owed> | undefined;
  events: OwedEvents | undefined;
  pending: PendingWorks | undefined;
  sweepAge: number | undefined;
  migration: string | undefined;
  resumes: Space | undefined;
  disk: Disk | undefined;
}

/** State of the site at one moment; undefined means not known. */
export interface State extends ReadElsewhere {
  pages: Pages;
  mailsAsFiles: boolean;
  version: string;
  build: string;
}

/** Database and studio are read at most once in this time (ms), however often metrics are requested. */
const keptFor = 5000;
const limit = { milliseconds: 2000 };

/** Returns `undefined` for a read that fails or takes longer than two seconds. */
const attempt = <Value>(read: () => Promise<Value>): Promise<Value | undefined> =>
  pTimeout(Promise.resolve().then(read), limit).catch(() => undefined);

const ask = async (readers: StateReaders): Promise<ReadElsewhere> => {
  const begin = performance.now();
  const up = attempt(async () => {
    await readers.askDatabase();
    return (performance.now() - begin) / 1000;
  });
  const [databaseSeconds, studioUp, resumes, disk] = await Promise.all([
    up,
    attempt(() => readers.askStudio().then(() => true)),
    attempt(readers.readResumeSpace),
    attempt(readers.readDisk),
  ]);
  // A database in trouble gets no further queries.
  const [outbox, events, pending, sweepAge, migration] =
    databaseSeconds === undefined
      ? []
      : await Promise.all([
          attempt(readers.readOutbox),
          attempt(readers.readOwedEvents),
          attempt(readers.readPendingWork),
          attempt(readers.readSweepAge),
          attempt(readers.readMigration),
        ]);
  return {
    databaseUp: databaseSeconds !== undefined,
    databaseSeconds: databaseSeconds ?? limit.milliseconds / 1000,
    studioUp: studioUp ?? false,
    outbox,
    events,
    pending,
    sweepAge,
    migration,
    resumes,
    disk,
  };
};

/** Reads the state of the site, and caches the reads for a moment. */
export const cacheState = (readers: StateReaders, now: () => number): (() => Promise<State>) => {
  let asked: { at: number; answer: Promise<ReadElsewhere> } | undefined;
  return async () => {
    if (!asked || now() - asked.at >= keptFor || now() < asked.at)
      asked = { at: now(), answer: ask(readers) };
    const { mailsAsFiles, version, build } = readers;
    return { ...(await asked.answer), pages: readers.readPages(), mailsAsFiles, version, build };
  };
};
