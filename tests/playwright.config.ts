import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM, CHROMIUM_LIBRARIES } = process.env;
if (!BASE_URL) throw new Error('These tests run over the running product: use npm test.');

export default defineConfig({
  outputDir: '.results/traces',
  // Pictures are accepted by name (CONTRIBUTING.md); a missing one fails, and is not taken as it comes.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  // The product under test shares the machine with the browsers.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: BASE_URL, trace: 'retain-on-failure' },
  projects: [
    { name: 'api', testDir: 'api' },
    { name: 'faults', testDir: 'faults', fullyParallel: false },
    {
      name: 'browser',
      testDir: 'browser',
      use: {
        launchOptions: {
          ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
          args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
          env: CHROMIUM_LIBRARIES ? { ...process.env, LD_LIBRARY_PATH: CHROMIUM_LIBRARIES } : process.env,
        },
      },
    },
  ],
});
