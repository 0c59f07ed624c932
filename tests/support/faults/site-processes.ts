import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { usesServer } from '../product/own-database.ts';
import type { SecondProgram } from '../product/second-site.ts';

/** The worker processes of a site: the children of its primary process, from the system's list. */
export const listProcesses = ({ program }: Pick<SecondProgram, 'program'>): number[] =>
  readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

const isLocked = (settings: SecondProgram['settings']): boolean => {
  if (usesServer(settings)) return false;
  const database = new DatabaseSync(join(settings.DATA_DIR ?? '', 'site.sqlite'));
  try {
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
};

/** Stops processes while none of them writes: a stopped writer would keep all others from writing in SQLite. */
const holdStill = async (pids: readonly number[], settings: SecondProgram['settings']): Promise<void> => {
  for (;;) {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    if (!isLocked(settings)) return;
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await delay(20);
  }
};

let names = 0;

/**
 * Lets `work` be done by one process: the others are stopped meanwhile and accept no connection. `work` gets an address
 * of the site with a host name that was never used before, so that no connection kept by another process is reused; for
 * this the site has to listen on all addresses.
 */
export const byProcess = async <Result>(
  site: SecondProgram,
  index: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const others = listProcesses(site).filter((_pid, at) => at !== index);
  await holdStill(others, site.settings);
  try {
    names += 1;
    return await work(`http://127.0.1.${names}:${new URL(site.url).port}`);
  } finally {
    for (const pid of others) process.kill(pid, 'SIGCONT');
  }
};
