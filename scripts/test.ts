import { rmSync } from 'node:fs';
import { runChecks } from './check.ts';
import { findChromium } from './chromium.ts';
import { withFreshProduct } from './fresh-product.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { step } from './step.ts';
import { countProductTests, reportFile } from './test-counts.ts';
import { startPostgres } from './test-database.ts';

const onPostgres = process.argv.includes('--postgres');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--postgres');

/** Runs the API and browser tests over a fresh product; their report is left in a file. */
const runProductTests = async () => {
  const browser = await findChromium();
  const database = onPostgres ? await step('Starting PostgreSQL', startPostgres) : undefined;
  rmSync(root + reportFile.product, { force: true });
  try {
    await withFreshProduct(async ({ settings, environment }) => {
      await run('playwright', ['test', '--config=tests', '--reporter=dot,json', ...wanted], {
        env: {
          ...settings,
          BASE_URL: environment.PUBLIC_URL,
          CHROMIUM: browser.path,
          CHROMIUM_LIBRARIES: browser.libraries,
          PLAYWRIGHT_JSON_OUTPUT_FILE: root + reportFile.product,
        },
      });
    }, database?.url);
  } finally {
    await database?.stop();
  }
  return countProductTests();
};

try {
  // Whoever names a product test wants that one soon.
  const unit = wanted.length > 0 ? { passed: 0, failed: 0, clean: true } : await runChecks();
  const product = await runProductTests();
  const failed = unit.failed + product.failed + (unit.clean ? 0 : 1);
  console.log(`${unit.passed + product.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
