import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  type Environment,
  environmentSchema,
  getEnvironment,
} from '@ev-site/content/deployment/environment.ts';
import { describeError } from '@ev-site/content/processes/describe-error.ts';
import { requireFreePort } from '@ev-site/content/processes/require-free-port.ts';
import { hasEnded, mustRun, running, start } from './run.ts';
import { say, step } from './step.ts';
import { answersWell, waitUntil } from './wait-until.ts';

/** Environment variables for the programs. */
export type Settings = Record<string, string | undefined>;

// Variables that are not given count as not set, so that a test's product ignores .env and this process's environment.
const notSet: Settings = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));

/**
 * Checks the configuration before anything is started.
 * @throws {Error} naming each bad variable.
 */
export const settleSettings = (variables: Settings): { settings: Settings; environment: Environment } => {
  const environment = getEnvironment(variables);
  return { settings: { ...notSet, ...variables, NODE_ENV: environment.NODE_ENV }, environment };
};

const migrate = (settings: Settings) =>
  step(
    'Migrating the database',
    () => mustRun('node', ['content/cli/migrate.ts'], { env: settings, output: 'capture' }),
    { aboutSeconds: 3 },
  );

const seed = (settings: Settings) =>
  step('Seeding the sample content', (progress) =>
    mustRun('node', ['content/cli/seed.ts'], { env: settings, output: 'capture', progress }),
  );

/** Migrates the database to the newest schema, and adds sample content that was never added before. */
export const prepareContent = async (settings: Settings): Promise<void> => {
  await migrate(settings);
  // The output contains the first administrator's password, which is shown nowhere else.
  say((await seed(settings)).trimEnd());
};

/** The two programs of a running product. */
export interface Programs {
  site: ChildProcess;
  studio: ChildProcess;
  /** Ends both and waits until they are gone. */
  stop: () => Promise<void>;
}

/**
 * Waits until an address answers with a success.
 * @throws {Error} if it does not within `limit` milliseconds, or if its program has ended.
 */
export const waitFor = (url: string, program: ChildProcess, limit = 180_000): Promise<void> =>
  waitUntil(`${url} answers`, () => answersWell(url), { limit, pause: 100, program });

/**
 * A request's objects are short-lived: with a larger young generation the collector hardly runs. Twice the size would
 * give a tenth more requests per second, but take 120 MB more during rendering. One thread collects old objects,
 * because on a single core a process would wait for four of them (docs/decisions/107).
 */
export const siteFlags = ['--enable-source-maps', '--max-semi-space-size=32', '--v8-pool-size=1'];
// With one arena per thread, threads that compress and query the database would each keep memory: 40 MB more at rest.
// With fixed thresholds (bytes), memory that was used for rendering returns to the system: 60 MB less at rest.
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const outputOf = (name: string, logs: string | undefined) => (logs ? { file: join(logs, name) } : 'inherit');

/** Starts the site. @param logs the folder for its output; without it the output is shown. */
export const startSite = (settings: Settings, logs?: string): ChildProcess =>
  start('node', [...siteFlags, 'site/dist/server/start.js'], {
    env: { ...memory, ...settings },
    output: outputOf('site.log', logs),
  });

/** Starts the studio. @param logs as for the site. */
export const startStudio = (settings: Settings, logs?: string): ChildProcess =>
  start('node', ['--max-semi-space-size=8', 'studio/start.ts'], {
    env: { ...memory, ...settings },
    output: outputOf('studio.log', logs),
  });

const endBy = async (signal: 'SIGTERM' | 'SIGKILL', program: ChildProcess): Promise<void> => {
  if (hasEnded(program)) return;
  const gone = once(program, 'exit');
  program.kill(signal);
  await gone;
};

/** Asks a program to end and waits until it has ended. */
export const endProgram = (program: ChildProcess): Promise<void> => endBy('SIGTERM', program);

/** Kills a program, as when a machine is lost, and waits until it has ended. */
export const killProgram = (program: ChildProcess): Promise<void> => endBy('SIGKILL', program);

/** Ends all programs that were started here, including any started meanwhile, and waits until they have ended. */
export const endPrograms = async (): Promise<void> => {
  while (running.size > 0) await Promise.all([...running].map(endProgram));
};

/** The origin of a program on this machine: its address, or the loopback address if it listens on all addresses. */
export const toOrigin = (host: string, port: number): string => {
  const asked = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${asked.includes(':') ? `[${asked}]` : asked}:${port}`;
};

/** @throws {Error} if other programs listen on the product's ports: they would answer instead, e.g. an older build. */
export const requireFreePorts = async ({
  HOST,
  PORT,
  STUDIO_HOST,
  STUDIO_PORT,
}: Environment): Promise<void> => {
  try {
    await requireFreePort(HOST, PORT);
    await requireFreePort(STUDIO_HOST, STUDIO_PORT);
  } catch (error) {
    throw new Error(describeError(error));
  }
};

/** Waits until the site answers visitors. */
export const waitForSite = (site: ChildProcess, { HOST, PORT }: Environment): Promise<void> =>
  waitFor(`${toOrigin(HOST, PORT)}/readyz`, site);

const toStudioDoor = ({ STUDIO_HOST, STUDIO_PORT }: Environment): string =>
  `${toOrigin(STUDIO_HOST, STUDIO_PORT)}/studio/login`;

/** Whether staff can sign in. @throws {Error} if nothing answers within two seconds. */
export const studioAnswers = (environment: Environment): Promise<boolean> =>
  answersWell(toStudioDoor(environment));

/** Starts site and studio and waits until both answer. @param logs the folder for their output. */
export const startProduct = async (
  settings: Settings,
  environment: Environment,
  logs?: string,
): Promise<Programs> => {
  await requireFreePorts(environment);
  const site = startSite(settings, logs);
  const studio = startStudio(settings, logs);
  const stop = async (): Promise<void> => {
    await Promise.all([endProgram(site), endProgram(studio)]);
  };
  try {
    await waitForSite(site, environment);
    await waitFor(toStudioDoor(environment), studio);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, studio, stop };
};
