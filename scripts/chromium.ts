import { existsSync } from 'node:fs';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

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

/**
 * Finds a Chromium: CHROMIUM_PATH, else one of the system, else the one in tests/chromium,
 * a package of its own that is installed only on machines that have none.
 */
export const findChromium = async (): Promise<Browser> => {
  const given = process.env.CHROMIUM_PATH;
  const found = given ?? systemBrowsers.find((path) => existsSync(path));
  if (found) return { path: found, libraries: undefined };
  if (!existsSync(`${root}tests/chromium/node_modules`)) {
    await step('Installing a browser for the tests', () =>
      mustRun('npm', ['ci', '--prefix', 'tests/chromium', '--loglevel=error'], { output: 'capture' }),
    );
  }
  return JSON.parse(await mustRun('node', ['tests/chromium/unpack.ts'], { output: 'capture' })) as Browser;
};
