import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { sqliteOnly } from './sqlite-only.ts';

const {
  BASE_URL,
  CHROMIUM,
  CHROMIUM_ENVIRONMENT = '{}',
  STORED_ONLY,
  TRACED,
  TRACES = '.results/traces',
} = process.env;
if (!BASE_URL) throw new Error('These tests run over the running product: use npm test.');

const inBrowser = {
  launchOptions: {
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      // The processor draws in three dimensions, because test machines have no graphics card.
      '--enable-unsafe-swiftshader',
    ],
    env: { ...process.env, ...JSON.parse(CHROMIUM_ENVIRONMENT) },
  },
};

// Tests that change what other tests look at (content, settings) run while no other test runs.
const alone = /@alone/;

// Pictures depend on the browser's build and take minutes, so only `npm run test:pictures` compares them.
const pictures = /@pictures/;

const files = sqliteOnly.map((name) => `${name}.spec.ts`);
const gone = files.filter((file) => !existsSync(join(import.meta.dirname, file)));
if (gone.length > 0) throw new Error(`Named in tests/sqlite-only.ts, and not there: ${gone.join(', ')}.`);

export default defineConfig({
  testIgnore: STORED_ONLY ? files.map((file) => `**/${file}`) : [],
  outputDir: TRACES,
  // Pictures are accepted by name (CONTRIBUTING.md). A missing one fails; it is not accepted automatically.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  // The product under test shares the machine with the browsers. A third worker on two cores saved a tenth of the time
  // (877 s to 954), and a test with kills failed because the processor was too busy.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // No test is about these limits: they only end hanging tests, on a machine that may be very busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A trace records the document at each step, which costs a browser a third more time. Only tests under close
  // inspection have one (scripts/product-tests.ts). A video would cost another tenth.
  use: {
    baseURL: BASE_URL,
    // A missing element is reported by name, before the timeout of the whole test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: { mode: TRACED ? 'retain-on-failure' : 'off', screenshots: false },
    screenshot: 'only-on-failure',
    // Requests of a service worker bypass the tests that break the network; the worker's own test allows it.
    serviceWorkers: 'block',
  },
  projects: [
    // Each of these starts and loads programs of its own, and then mostly waits for them. So one such file at a time
    // runs beside the tests of the other projects, which hardly ever wait. This project is first because it takes longest.
    { name: 'faults', testDir: 'faults', fullyParallel: false, workers: 1 },
    { name: 'api', testDir: 'api', grepInvert: alone },
    { name: 'browser', testDir: 'browser', grepInvert: [alone, pictures], use: inBrowser },
    { name: 'pictures', testDir: 'browser', grep: pictures, use: inBrowser },
    {
      name: 'alone',
      testMatch: '{api,browser,dev}/**/*.spec.ts',
      grep: alone,
      workers: 1,
      fullyParallel: false,
      use: inBrowser,
    },
  ],
});
