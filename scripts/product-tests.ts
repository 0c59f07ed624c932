import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import type { FreshProduct } from './fresh-product.ts';
import { run } from './run.ts';
import { say, step } from './step.ts';
import { addCounts, type Counts, countProductTests, listFailed, toClosingLine } from './test-counts.ts';
import { tellProductTimes } from './test-times.ts';

interface Part {
  name: string;
  title: string;
  projects: readonly string[];
  storedOnly?: boolean;
  /** Whether a failure leaves a trace. */
  traced?: boolean;
}

const together: Part = { name: 'together', title: 'Product tests', projects: ['api', 'browser', 'faults'] };

/** First the tests that may run at the same time, then those that change data which others read. */
const dailyParts: readonly Part[] = [
  together,
  { name: 'alone', title: 'Product tests, one by one', projects: ['alone'], traced: true },
];

/** The same without the files of `tests/sqlite-only.ts`: all tests that depend on the database. */
export const storedParts: readonly Part[] = dailyParts.map((part) => ({
  ...part,
  title: `${part.title} of what is stored`,
  storedOnly: true,
}));

/** Compares every page and component with the accepted pictures, which a full Chromium has drawn. */
export const pictureParts: readonly Part[] = [
  { name: 'pictures', title: 'Pictures', projects: ['pictures'] },
];

/** At most this many failed tests are run again by themselves. More failures are not caused by a busy machine. */
const mostUnsteady = 5;

/**
 * Runs the API, browser and fault tests on a running product, and prints the failures. A few tests that fail beside
 * others are run once more by themselves. A test that passes then is reported as unsteady: it is a defect that must be
 * fixed, but it does not hide whether the product works.
 * @param logs the folder for their output, reports and traces.
 * @param wanted arguments of Playwright: files, or `--grep` and a pattern.
 * @param parts the groups of tests, which run one after the other.
 */
export const runProductTests = async (
  { settings, environment }: FreshProduct,
  logs: string,
  wanted: string[],
  parts: readonly Part[] = dailyParts,
): Promise<Counts> => {
  const browser = await findChromium();
  const runPart = async (
    { name, title, projects, storedOnly, traced = wanted.length > 0 }: Part,
    given: readonly string[],
  ) => {
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
          ...given,
        ],
        {
          output: 'capture',
          progress,
          env: {
            ...settings,
            BASE_URL: environment.PUBLIC_URL,
            ...(storedOnly && { STORED_ONLY: 'yes' }),
            ...(traced && { TRACED: 'yes' }),
            CHROMIUM: browser.path,
            CHROMIUM_ENVIRONMENT: JSON.stringify(browser.environment),
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            TRACES: join(logs, `traces-${name}`),
          },
        },
      ),
    );
    writeFileSync(join(logs, `${name}.log`), printed);
    if (printed.trim()) say(printed.trimEnd());
    const times = tellProductTimes(report);
    if (times) say(times);
    const counts = countProductTests(report);
    say(`${counts.failed.length === 0 ? '✓' : '✗'} ${title.toLowerCase()}: ${toClosingLine(counts)}`);
    return { counts, failed: listFailed(report) };
  };

  const all: Counts[] = [];
  for (const part of parts) {
    const { counts, failed } = await runPart(part, wanted);
    all.push(counts);
    if (part.name !== together.name || failed.length !== counts.failed.length || failed.length > mostUnsteady)
      continue;
    for (const [number, { name, place, project, title }] of failed.entries()) {
      const again: Part = {
        ...part,
        name: `again-${number + 1}`,
        title: 'Once more, by itself',
        projects: [project],
        traced: true,
      };
      // One line may define several tests.
      const alone = [place, '--workers=1', '--grep', `${RegExp.escape(title)}$`];
      const { counts: second } = await runPart(again, alone);
      if (second.failed.length > 0 || second.passed === 0) continue;
      say(`Unsteady: ${place} ${title}`);
      counts.passed += 1;
      counts.failed.splice(counts.failed.indexOf(name), 1);
    }
  }
  return addCounts(all);
};
