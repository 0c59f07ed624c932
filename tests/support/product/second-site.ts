import type { ChildProcess } from 'node:child_process';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { endProgram, startSite, startStudio, waitFor } from '@ev-site/scripts/product.ts';

/** A program of its own beside the product under test, for tests that cause faults. */
export interface SecondProgram {
  url: string;
  settings: Readonly<Record<string, string>>;
  program: ChildProcess;
  stop(): Promise<void>;
}

const openProgram = async (
  url: string,
  door: string,
  settings: SecondProgram['settings'],
  program: ChildProcess,
): Promise<SecondProgram> => {
  const stop = () => endProgram(program);
  try {
    await waitFor(`${url}${door}`, program);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, settings, program, stop };
};

/**
 * Starts another site process with some changed settings, by default on a free port, and waits until it is ready.
 * @param logs the folder for its output; without it the output is shown
 */
export const startSecondSite = async (
  changed: Record<string, string>,
  logs?: string,
): Promise<SecondProgram> => {
  const PORT = changed.PORT ?? String(await freePort());
  const settings = { HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...changed, PORT };
  return openProgram(`http://127.0.0.1:${PORT}`, '/readyz', settings, startSite(settings, logs));
};

/** Starts another studio process in the same way. */
export const startSecondStudio = async (
  changed: Record<string, string>,
  logs?: string,
): Promise<SecondProgram> => {
  const STUDIO_PORT = changed.STUDIO_PORT ?? String(await freePort());
  const settings = { LOG_LEVEL: 'fatal', ...changed, STUDIO_PORT };
  return openProgram(
    `http://127.0.0.1:${STUDIO_PORT}`,
    '/studio/login',
    settings,
    startStudio(settings, logs),
  );
};

/** Waits for two programs that start at the same time. If one does not start, the other is stopped. */
export const startBoth = async (
  ...starting: [Promise<SecondProgram>, Promise<SecondProgram>]
): Promise<[SecondProgram, SecondProgram]> => {
  const started = await Promise.allSettled(starting);
  if (started.some(({ status }) => status === 'rejected'))
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
  return Promise.all(starting);
};
