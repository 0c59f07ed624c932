import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { buildProgram, buildPrograms } from './build.ts';
import { keepUntouched } from './database-copies.ts';
import { freePort } from './free-port.ts';
import { getGoldenSeed, testAdmin } from './golden-seed.ts';
import {
  endProgram,
  prepareContent,
  type Settings,
  settleSettings,
  startProduct,
  startSite,
  waitForSite,
} from './product.ts';
import { step } from './step.ts';
import { startPostgresFrom, type TestDatabase } from './test-database.ts';

/** A running product with only its sample content. */
export interface FreshProduct {
  settings: Settings;
  environment: Environment;
  site: ChildProcess;
  /** Undefined if the site runs alone. */
  studio?: ChildProcess;
  /** Ends the programs. */
  stop: () => Promise<void>;
}

export interface FreshOptions {
  /** Whether to use PostgreSQL: the server in TEST_DATABASE_URL, else a new one. */
  onPostgres?: boolean;
  /** Whether the site runs alone. The studio is then not built either. */
  siteOnly?: boolean;
  /** Whether no page is rendered ahead: for tests, because rendering ahead would take half of the machine. */
  onlyAsked?: boolean;
  /** The folder for the programs' output; without it the output is shown. */
  logs?: string;
  /** The moment (ISO 8601) at which the programs' clock starts; without it they have the real time. */
  startAt?: string;
}

/** Puts sample content into a data folder. @returns the database, if it is not a file in that folder. */
const fillFolder = async (dataDir: string, onPostgres: boolean): Promise<TestDatabase> => {
  const golden = await getGoldenSeed(onPostgres ? 'postgres' : 'sqlite');
  cpSync(golden.data, dataDir, { recursive: true });
  return onPostgres
    ? startPostgresFrom(golden.postgres)
    : { url: `file:${dataDir}/site.sqlite`, stop: async () => undefined };
};

const settle = async (dataDir: string, databaseUrl: string, onlyAsked: boolean) => {
  const port = await freePort();
  return settleSettings({
    ...testAdmin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    STUDIO_PORT: String(await freePort()),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    PAGES_AHEAD: onlyAsked ? 'off' : 'on',
    // Long enough that a test has to wait for it.
    FORM_SHORTEST_MS: '500',
    // All visitors of a test have one address.
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_KIND: '1000000',
    RECKONINGS_PER_ADDRESS: '1000000',
    CONNECTIONS_PER_ADDRESS: '1000000',
    SIGN_INS_PER_ADDRESS: '1000000',
    SIGN_INS_PER_ACCOUNT: '1000000',
  });
};

const startPrograms = async (
  settings: Settings,
  environment: Environment,
  { siteOnly, logs, startAt }: FreshOptions,
): Promise<FreshProduct> => {
  const clock = startAt && {
    START_AT: startAt,
    NODE_OPTIONS: `--import ${import.meta.resolve('./start-at.ts')}`,
  };
  const variables = { ...settings, ...clock };
  if (!siteOnly) {
    const { site, studio, stop } = await startProduct(variables, environment, logs);
    return { settings, environment, site, studio, stop };
  }
  const site = startSite(variables, logs);
  try {
    await waitForSite(site, environment);
  } catch (error) {
    await endProgram(site);
    throw error;
  }
  return { settings, environment, site, stop: () => endProgram(site) };
};

/**
 * Builds changed programs, starts a product on free ports with its own data folder and sample content, and removes all
 * of it afterwards.
 */
export const withFreshProduct = async <Result>(
  use: (product: FreshProduct) => Promise<Result>,
  options: FreshOptions = {},
): Promise<Result> => {
  const { onPostgres = false, siteOnly = false, onlyAsked = false } = options;
  const given = onPostgres ? process.env.TEST_DATABASE_URL : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'ev-site-'));
  let database: TestDatabase | undefined;
  try {
    const built = siteOnly ? buildProgram('site') : buildPrograms();
    const filling = given ? undefined : fillFolder(dataDir, onPostgres);
    // If one fails, the other must still finish: interrupted, it would leave a half-filled folder or a server.
    await Promise.allSettled([filling, built]);
    database = await filling;
    await built;
    const { settings, environment } = await settle(dataDir, given ?? database?.url ?? '', onlyAsked);
    if (given) await prepareContent(settings);
    if (onPostgres) await keepUntouched(environment.DATABASE_URL ?? '');
    const product = await step(
      siteOnly ? 'Starting the site' : 'Starting site and studio',
      () => startPrograms(settings, environment, options),
      { aboutSeconds: 5 },
    );
    try {
      return await use(product);
    } finally {
      await product.stop();
    }
  } finally {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
