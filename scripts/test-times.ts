import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { readReport } from './test-counts.ts';

/** The duration of a test file. */
interface FileTime {
  file: string;
  ms: number;
  tests: number;
}

const shown = 10;

const addUp = (all: readonly FileTime[]): FileTime[] =>
  [...Map.groupBy(all, ({ file }) => file)].map(([file, parts]) => ({
    file,
    ms: parts.reduce((sum, { ms }) => sum + ms, 0),
    tests: parts.reduce((sum, { tests }) => sum + tests, 0),
  }));

const listTimes = ({ specs, suites = [] }: JSONReportSuite): FileTime[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'skipped')
      .map(({ duration }) => ({ file, ms: duration, tests: 1 })),
  ),
  ...suites.flatMap(listTimes),
];

/** The ten slowest files below the total; empty if there are no more files than that. */
const toLines = (title: string, times: readonly FileTime[]): string => {
  if (times.length <= shown) return '';
  const toSeconds = (ms: number) => (ms / 1000).toFixed(ms < 9950 ? 1 : 0);
  const whole = toSeconds(times.reduce((sum, { ms }) => sum + ms, 0));
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, shown);
  const lines = slowest.map(
    ({ file, ms, tests }) =>
      `${toSeconds(ms).padStart(6)} s  ${file} (${tests} ${tests === 1 ? 'test' : 'tests'})`,
  );
  return [`${title}: ${times.length} files, ${whole} s one after the other, most of it in`, ...lines].join(
    '\n',
  );
};

/** The durations of the product tests by file. Empty if only some files were requested. */
export const tellProductTimes = (report: string): string => {
  const { suites } = readReport(report) as JSONReport;
  return toLines('Product tests', addUp(suites.flatMap(listTimes)));
};

/** The same for the unit tests; `root` is removed from the names of files. */
export const tellUnitTimes = (report: string, root: string): string => {
  const { testResults } = readReport(report) as JsonTestResults;
  const times = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: name.startsWith(root) ? name.slice(root.length) : name,
    ms: Math.max(0, endTime - startTime),
    tests: assertionResults.length,
  }));
  return toLines('Unit tests', times);
};
