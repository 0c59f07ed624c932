import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../scripts/free-port.ts';
import { endProgram, startSite, waitFor } from '../../scripts/product.ts';

/** A site of its own beside the product under test, for tests that cause faults. */
export interface SecondSite {
  url: string;
  settings: Readonly<Record<string, string>>;
  program: ChildProcess;
  stop(): Promise<void>;
}

/** Starts another site process with some changed settings, by default on a free port, and waits until it is ready. */
export const startSecondSite = async (changed: Record<string, string>): Promise<SecondSite> => {
  const port = changed.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', ...changed, PORT: String(port), LOG_LEVEL: 'fatal' };
  const program = startSite(settings);
  await waitFor(`${url}/readyz`, program);
  return { url, settings, program, stop: () => endProgram(program) };
};
