import pTimeout from 'p-timeout';
import type { Service } from './outbox.ts';

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

interface Space {
  used: number;
  limit: number;
}

/** The disk that the data folder lies on, in bytes. */
interface Disk {
  free: number;
  size: number;
}

interface Pages {
  entries: number;
  bytes: number;
}

/** What is asked when somebody looks. Each may fail or hang: the others are told all the same. */
export interface StateReaders {
  /** One short question to the database. */
  askDatabase(): Promise<unknown>;
  readOutbox(): Promise<Record<Service, Owed>>;
  /** Undefined where no other system is told anything. */
  readOwedEvents(): Promise<OwedEvents | undefined>;
  /** Seconds since a sweep failed at nothing; undefined where none is known. */
  readSweepAge(): Promise<number | undefined>;
  /** Name of the newest migration that the database has. */
  readMigration(): Promise<string>;
  askStudio(): Promise<unknown>;
  readResumeSpace(): Promise<Space>;
  readDisk(): Promise<Disk>;
  /** Pages in the cache of this process. */
  readPages(): Pages;
  /** No mail server is set. */
  mailsAsFiles: boolean;
  /** Of the package. */
  version: string;
  /** Name of what was built, another one for each program that differs: two releases may have one version. */
  build: string;
}

/** What others were asked for. */
interface Asked {
  databaseUp: boolean;
  databaseSeconds: number;
  studioUp: boolean;
  outbox: Record<Service, Owed> | undefined;
  events: OwedEvents | undefined;
  sweepAge: number | undefined;
  migration: string | undefined;
  resumes: Space | undefined;
  disk: Disk | undefined;
}

/** How the site is at a moment; undefined is what is not known. */
export interface State extends Asked {
  pages: Pages;
  mailsAsFiles: boolean;
  version: string;
  build: string;
}

/** However often somebody asks, the database and the studio are asked once in this time (ms). */
const keptFor = 5000;
const limit = { milliseconds: 2000 };

/** `undefined` where it fails or takes longer than two seconds. */
const attempt = <Value>(read: () => Promise<Value>): Promise<Value | undefined> =>
  pTimeout(Promise.resolve().then(read), limit).catch(() => undefined);

const ask = async (readers: StateReaders): Promise<Asked> => {
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
  // A database in trouble is left alone.
  const [outbox, events, sweepAge, migration] =
    databaseSeconds === undefined
      ? []
      : await Promise.all([
          attempt(readers.readOutbox),
          attempt(readers.readOwedEvents),
          attempt(readers.readSweepAge),
          attempt(readers.readMigration),
        ]);
  return {
    databaseUp: databaseSeconds !== undefined,
    databaseSeconds: databaseSeconds ?? limit.milliseconds / 1000,
    studioUp: studioUp ?? false,
    outbox,
    events,
    sweepAge,
    migration,
    resumes,
    disk,
  };
};

/** Reads how the site is, and keeps for a moment what others were asked for. */
export const keepState = (readers: StateReaders, now: () => number): (() => Promise<State>) => {
  let asked: { at: number; answer: Promise<Asked> } | undefined;
  return async () => {
    if (!asked || now() - asked.at >= keptFor || now() < asked.at)
      asked = { at: now(), answer: ask(readers) };
    const { mailsAsFiles, version, build } = readers;
    return { ...(await asked.answer), pages: readers.readPages(), mailsAsFiles, version, build };
  };
};
