import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pagesAlone } from './pages-alone.ts';

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
      // Three dimensions are drawn by the processor: test machines have no other.
      '--enable-unsafe-swiftshader',
    ],
    env: { ...process.env, ...JSON.parse(CHROMIUM_ENVIRONMENT) },
  },
};

// What a test changes that others look at (content, settings) it changes while no other test runs.
const alone = /@alone/;

// How things look depends on the browser's build and takes minutes: `npm run test:pictures` asks for it by name.
const pictures = /@pictures/;

const files = pagesAlone.map((name) => `${name}.spec.ts`);
const gone = files.filter((file) => !existsSync(join(import.meta.dirname, file)));
if (gone.length > 0) throw new Error(`Named in tests/pages-alone.ts, and not there: ${gone.join(', ')}.`);

export default defineConfig({
  testIgnore: STORED_ONLY ? files.map((file) => `**/${file}`) : [],
  outputDir: TRACES,
  // Pictures are accepted by name (CONTRIBUTING.md); a missing one fails, and is not taken as it comes.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  // The product under test shares the machine with the browsers: a third on two cores saved a
  // tenth of the time (877 s to 954), and a test of kills failed for want of processor.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // No test is about these: they only end what hangs, on a machine as busy as may be.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A trace holds the document at each step, which costs a browser a third more: tests that are looked at closely have one
  // (scripts/product-tests.ts). A film beside it would cost a tenth more.
  use: {
    baseURL: BASE_URL,
    // What is pressed and never comes is named by itself, not by what tidies up after the whole test has timed out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: { mode: TRACED ? 'retain-on-failure' : 'off', screenshots: false },
    screenshot: 'only-on-failure',
    // What a worker asks for passes by the tests that break the line; its own test lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'api', testDir: 'api', grepInvert: alone },
    // Each starts sites of its own and loads them: one such file at a time and worker is enough.
    { name: 'faults', testDir: 'faults', fullyParallel: false },
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
