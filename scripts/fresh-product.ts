import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@ev-site/content/environment.ts';
import { buildPrograms } from './build.ts';
import { freePort } from './free-port.ts';
import { type Programs, prepareContent, type Settings, settleSettings, startProduct } from './product.ts';
import { step } from './step.ts';

/** Administrator of a product that lives for one run; nobody else ever sees it. */
const admin = { ADMIN_EMAIL: 'tests@example.com', ADMIN_PASSWORD: 'only-for-the-tests-1' };

/** A running product with nothing but its sample content. */
export interface FreshProduct {
  settings: Settings;
  environment: Environment;
  programs: Programs;
}

/**
 * Builds what changed, starts a product on free ports with an empty data folder and sample content, and removes all of it afterwards.
 * @param databaseUrl a database other than an SQLite file in the data folder.
 */
export const withFreshProduct = async <Result>(
  use: (product: FreshProduct) => Promise<Result>,
  databaseUrl?: string,
): Promise<Result> => {
  await buildPrograms();
  const dataDir = mkdtempSync(join(tmpdir(), 'ev-site-'));
  const port = await freePort();
  const { settings, environment } = settleSettings({
    ...admin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? `file:${dataDir}/site.sqlite`,
    HOST: '127.0.0.1',
    PORT: String(port),
    STUDIO_PORT: String(await freePort()),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    // All visitors of a test come from one address.
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_KIND: '1000000',
    SIGN_INS_PER_ADDRESS: '1000000',
    SIGN_INS_PER_ACCOUNT: '1000000',
  });
  try {
    await prepareContent(settings);
    const programs = await step('Starting site and studio', () => startProduct(settings, environment));
    try {
      return await use({ settings, environment, programs });
    } finally {
      await programs.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
