import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { ifMissing } from '../processes/system-errors.ts';

const prefix = 'ev-site-check-';

/** The signals of Ctrl+C, of a service manager, and of a lost connection. */
const endings: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Removes the folders that killed programs of this user have left. */
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
 * Does some work with a folder of private data, and removes the folder afterwards, also if a signal or the work itself
 * ends the program.
 */
export const withFolderCleanup = async <Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  // A write that is still running may make the folder again.
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

/** Does some work with a new temporary folder. */
export const withTemporaryFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  await clearLeft();
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  return withFolderCleanup(folder, () => work(folder));
};
