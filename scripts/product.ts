import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Environment, getEnvironment } from '@ev-site/content/environment.ts';
import { mustRun, start } from './run.ts';
import { step } from './step.ts';

/** Variables as they are given to the programs. */
export type Settings = Record<string, string | undefined>;

/**
 * Checks the configuration before anything is started.
 * @throws {Error} naming each bad variable.
 */
export const settleSettings = (variables: Settings): { settings: Settings; environment: Environment } => {
  const environment = getEnvironment(variables);
  return { settings: { ...variables, NODE_ENV: environment.NODE_ENV }, environment };
};

/** Brings the database to the newest schema and adds sample content that was never there before. */
export const prepareContent = async (settings: Settings): Promise<void> => {
  await step('Migrating the database', () => mustRun('node', ['content/cli/migrate.ts'], { env: settings }));
  await step('Seeding the sample content', () => mustRun('node', ['content/cli/seed.ts'], { env: settings }));
};

/** The two programs of a running product. */
export interface Programs {
  site: ChildProcess;
  studio: ChildProcess;
  /** Ends both and waits until they are gone. */
  stop: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.status < 500,
    () => false,
  );

/** Waits until an address answers. @throws {Error} when it does not within `limit` milliseconds or its program ended. */
export const waitFor = async (url: string, program: ChildProcess, limit = 180_000): Promise<void> => {
  const deadline = Date.now() + limit;
  while (!(await answers(url))) {
    if (program.exitCode !== null)
      throw new Error(`The program behind ${url} ended with code ${program.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${limit / 1000} s`);
    await delay(100);
  }
};

// A request's objects die young: with room for them the collector hardly runs, and requests/s rise by half.
const siteFlags = ['--enable-source-maps', '--max-semi-space-size=64'];

/** Starts the site. */
export const startSite = (settings: Settings): ChildProcess =>
  start('node', [...siteFlags, 'site/dist/server/start.js'], { env: settings });

/** Starts the studio. */
export const startStudio = (settings: Settings): ChildProcess =>
  start('node', ['studio/start.ts'], { env: settings });

/** Asks a program to end and waits until it is gone. */
export const endProgram = async (program: ChildProcess): Promise<void> => {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
};

/** Starts site and studio and waits until both answer. */
export const startProduct = async (settings: Settings, environment: Environment): Promise<Programs> => {
  const programs: Programs = {
    site: startSite(settings),
    studio: startStudio(settings),
    async stop() {
      // The studio may have been started again meanwhile, so it is read here.
      await Promise.all([endProgram(programs.site), endProgram(programs.studio)]);
    },
  };
  try {
    await waitFor(`http://127.0.0.1:${environment.PORT}/readyz`, programs.site);
    await waitFor(`http://127.0.0.1:${environment.STUDIO_PORT}/studio/login`, programs.studio);
  } catch (error) {
    await programs.stop();
    throw error;
  }
  return programs;
};
