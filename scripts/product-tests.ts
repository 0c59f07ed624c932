import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findTestChromium } from './chromium.ts';
import type { FreshProduct } from './fresh-product.ts';
import { run } from './run.ts';
import { say, step } from './step.ts';
import { addCounts, type Counts, countProductTests, toClosingLine } from './test-counts.ts';

interface Part {
  name: string;
  title: string;
  projects: readonly string[];
}

/** The tests that may run at the same time, and then those that change what others look at. */
const dailyParts: readonly Part[] = [
  { name: 'together', title: 'Product tests', projects: ['api', 'browser', 'faults'] },
  { name: 'alone', title: 'Product tests, one by one', projects: ['alone'] },
];

/** Every page and component beside the pictures that were accepted last, which a whole Chromium drew. */
export const pictureParts: readonly Part[] = [
  { name: 'pictures', title: 'Pictures', projects: ['pictures'] },
];

/**
 * Runs the API, browser and fault tests over a running product, and prints what failed.
 * @param logs the folder for their output, reports and traces.
 * @param wanted arguments of Playwright: files, or `--grep` and a pattern.
 * @param parts which tests, one part after the other.
 */
export const runProductTests = async (
  { settings, environment }: FreshProduct,
  logs: string,
  wanted: string[],
  parts: readonly Part[] = dailyParts,
): Promise<Counts> => {
  const browser = await (parts === pictureParts ? findChromium() : findTestChromium());
  const all: Counts[] = [];
  for (const { name, title, projects } of parts) {
    const report = join(logs, `${name}.json`);
    const { printed } = await step(title, (progress) =>
      run(
        'playwright',
        [
          'test',
          '--config=tests',
          '--reporter=json,./tests/quiet-reporter.ts',
          '--pass-with-no-tests',
          ...projects.map((project) => `--project=${project}`),
          ...wanted,
        ],
        {
          output: 'capture',
          progress,
          env: {
            ...settings,
            BASE_URL: environment.PUBLIC_URL,
            CHROMIUM: browser.path,
            CHROMIUM_LIBRARIES: browser.libraries,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            TRACES: join(logs, `traces-${name}`),
          },
        },
      ),
    );
    writeFileSync(join(logs, `${name}.log`), printed);
    if (printed.trim()) say(printed.trimEnd());
    const counts = countProductTests(report);
    say(`${counts.failed === 0 ? '✓' : '✗'} ${title.toLowerCase()}: ${toClosingLine(counts)}`);
    all.push(counts);
  }
  return addCounts(all);
};
