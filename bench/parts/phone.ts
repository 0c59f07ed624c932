import { findChromium } from '@ev-site/scripts/chromium.ts';
import type { LaunchOptions } from '@playwright/test';

/** The phone for which budgets are measured: 412 px wide, like Lighthouse's. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Options to start a browser for measurements: without traffic of its own. */
export const browserOptions = async (extra: string[] = []): Promise<LaunchOptions> => {
  const { path, environment } = await findChromium();
  return {
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...extra],
    env: { ...process.env, ...environment },
  };
};
