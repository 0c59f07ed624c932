import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest, TestError } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './root.ts';

/** The results of a test run. */
export interface Counts {
  passed: number;
  /** Names of the failures, tests and others. */
  failed: string[];
  /** Names of the skipped tests. */
  skipped: string[];
}

/** The report that a test program has written. */
export const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const toName = (file: string, title: string): string => `${file}: ${title}`;

const toPath = (file: string): string => (file.startsWith(root) ? file.slice(root.length) : file);

/** Counts the unit tests of a report. A file that could not be loaded counts as one failure. */
export const countUnitTests = (file: string): Counts => {
  const report = readReport(file) as JsonTestResults;
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [toPath(name)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => toName(toPath(name), fullName));
  });
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed,
    skipped: skipped.map(({ fullName }) => fullName),
  };
};

type Status = JSONReportTest['status'];

const listNames = (suites: readonly JSONReportSuite[], wanted: readonly Status[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => wanted.includes(status)).map(() => toName(file, title)),
    ),
    ...listNames(inner, wanted),
  ]);

const toFirstLine = ({ message = 'an error outside of any test' }: TestError): string =>
  message.split('\n', 1)[0] ?? message;

/** Counts the API and browser tests of a report. */
export const countProductTests = (file: string): Counts => {
  const { stats, errors, suites } = readReport(file) as JSONReport;
  return {
    passed: stats.expected,
    failed: [...listNames(suites, ['unexpected', 'flaky']), ...errors.map(toFirstLine)],
    skipped: listNames(suites, ['skipped']),
  };
};

/** A product test of a report: its name in the counts, its place (`api/pages.spec.ts:12`), project and title. */
export interface NamedTest {
  name: string;
  place: string;
  project: string;
  title: string;
}

const listFailedOf = ({ specs, suites = [] }: JSONReportSuite): NamedTest[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => ({
        name: toName(file, title),
        place: `${file}:${line}`,
        project: projectName,
        title,
      })),
  ),
  ...suites.flatMap(listFailedOf),
];

/** The failed tests of a report; empty if something other than a test failed. */
export const listFailed = (file: string): NamedTest[] => {
  const { errors, suites } = readReport(file) as JSONReport;
  return errors.length > 0 ? [] : suites.flatMap(listFailedOf);
};

/** Adds up the results of several runs. */
export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.flatMap(({ failed }) => failed),
  skipped: all.flatMap(({ skipped }) => skipped),
});

/** The last line of a run: `N passed, N failed`, and the number of skipped tests if there are any. */
export const toClosingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
