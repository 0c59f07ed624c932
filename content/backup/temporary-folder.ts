import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ifMissing } from '../processes/system-errors.ts';
import { day } from '../time/spans-of-time.ts';

const prefix = 'ev-site-check-';

/** By which people, a service manager and a lost line end a command. */
const endings: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Takes away what a program of this user left that was killed. */
const clearLeft = async (): Promise<void> => {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => path.join(tmpdir(), name))) {
    const found = await lstat(folder).catch(ifMissing(null));
    if (!found?.isDirectory() || found.uid !== process.getuid?.() || found.mtimeMs > Date.now() - day)
      continue;
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Does something that fills a folder with what nobody may read there later: it is gone when that is done, and where a
 * signal or the work itself ends the program before.
 */
export const withFolderCleanup = async <Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  // What is being written at this moment may make a folder anew.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const forget = () => {
    process.off('exit', remove);
    for (const signal of endings) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    remove();
    forget();
    process.kill(process.pid, signal);
  };
  process.on('exit', remove);
  for (const signal of endings) process.on(signal, end);
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
    forget();
  }
};

/** Does something with a temporary folder of its own. */
export const withTemporaryFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  await clearLeft();
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  return withFolderCleanup(folder, () => work(folder));
};
