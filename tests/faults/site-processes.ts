import { readFileSync } from 'node:fs';
import type { SecondSite } from './second-site.ts';

/** The processes that serve a site of several; the system's list of its primary's children. */
export const listProcesses = ({ program }: Pick<SecondSite, 'program'>): number[] =>
  readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

let names = 0;

/**
 * Has `work` done by one process alone: the others are held still meanwhile, and take no connection. The address that `work` is
 * given names the site as nobody has before, so that no connection is used which another process has kept; the site has to
 * listen on all addresses.
 */
export const byProcess = async <Result>(
  site: SecondSite,
  index: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const others = listProcesses(site).filter((_pid, at) => at !== index);
  for (const pid of others) process.kill(pid, 'SIGSTOP');
  try {
    names += 1;
    return await work(`http://127.0.1.${names}:${new URL(site.url).port}`);
  } finally {
    for (const pid of others) process.kill(pid, 'SIGCONT');
  }
};
