import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPrograms } from './build.ts';
import { runChecks } from './check.ts';
import { findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { prepareContent, settleSettings, startProduct } from './product.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { step } from './step.ts';
import { countProductTests, reportFile } from './test-counts.ts';
import { startPostgres } from './test-database.ts';

/** Administrator of the product under test; nobody else ever sees it. */
const admin = { ADMIN_EMAIL: 'tests@example.com', ADMIN_PASSWORD: 'only-for-the-tests-1' };

/** Starts a fresh product with sample content on free ports, runs the API and browser tests over it, and ends it. */
const runProductTests = async (onPostgres: boolean, wanted: string[]) => {
  const browser = await findChromium();
  await buildPrograms();
  const dataDir = mkdtempSync(join(tmpdir(), 'ev-site-tests-'));
  const database = onPostgres ? await step('Starting PostgreSQL', startPostgres) : undefined;
  const port = await freePort();
  const { settings, environment } = settleSettings({
    ...admin,
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? `file:${dataDir}/site.sqlite`,
    HOST: '127.0.0.1',
    PORT: String(port),
    STUDIO_PORT: String(await freePort()),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
  });
  try {
    await prepareContent(settings);
    const product = await step('Starting site and studio', () => startProduct(settings, environment));
    try {
      rmSync(root + reportFile.product, { force: true });
      await run('playwright', ['test', '--config=tests', '--reporter=dot,json', ...wanted], {
        env: {
          ...settings,
          BASE_URL: environment.PUBLIC_URL,
          CHROMIUM: browser.path,
          CHROMIUM_LIBRARIES: browser.libraries,
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile.product,
        },
      });
    } finally {
      await product.stop(product);
    }
    return countProductTests();
  } finally {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const wanted = process.argv.slice(2).filter((argument) => argument !== '--postgres');
try {
  const unit = await runChecks();
  const product = await runProductTests(process.argv.includes('--postgres'), wanted);
  const failed = unit.failed + product.failed + (unit.clean ? 0 : 1);
  console.log(`${unit.passed + product.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
