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
  /** Whether what fails leaves a trace. */
  traced?: boolean;
}

const together: Part = { name: 'together', title: 'Product tests', projects: ['api', 'browser', 'faults'] };

/** The tests that may run at the same time, and then those that change what others look at. */
const dailyParts: readonly Part[] = [
  together,
  { name: 'alone', title: 'Product tests, one by one', projects: ['alone'], traced: true },
];

/** The same without the files of `tests/pages-alone.ts`: all in which a database has a part. */
export const storedParts: readonly Part[] = dailyParts.map((part) => ({
  ...part,
  title: `${part.title} of what is stored`,
  storedOnly: true,
}));

/** Every page and component beside the pictures that were accepted last, which a whole Chromium drew. */
export const pictureParts: readonly Part[] = [
  { name: 'pictures', title: 'Pictures', projects: ['pictures'] },
];

/** So many that failed beside others are looked at again by themselves; more are no accident of a busy machine. */
const mostUnsteady = 5;

/**
 * Runs the API, browser and fault tests over a running product, and prints what failed. The few that failed while others
 * ran beside them are run once more by themselves: what passes then is named as unsteady, and is a defect to be mended,
 * but does not hide whether the product works.
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
      const again = {
        name: `again-${number + 1}`,
        title: 'Once more, by itself',
        projects: [project],
        traced: true,
      };
      // One line may make several tests.
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
