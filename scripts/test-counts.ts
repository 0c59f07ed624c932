import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** What a run of tests came to. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of the tests that were left out. */
  skipped: string[];
}

/** What a program of tests has written of its run. */
export const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Counts the unit tests of a report. A file that could not even be loaded counts as one failure. */
export const countUnitTests = (file: string): Counts => {
  const report = readReport(file) as JsonTestResults;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: skipped.map(({ fullName }) => fullName),
  };
};

const listSkipped = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(listSkipped),
];

/** Counts the API and browser tests of a report. */
export const countProductTests = (file: string): Counts => {
  const { stats, errors, suites } = readReport(file) as JSONReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: suites.flatMap(listSkipped),
  };
};

/** A product test of a report: where it stands (`api/pages.spec.ts:12`), and its project and title. */
export interface NamedTest {
  place: string;
  project: string;
  title: string;
}

const listFailedOf = ({ specs, suites = [] }: JSONReportSuite): NamedTest[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => ({ place: `${file}:${line}`, project: projectName, title })),
  ),
  ...suites.flatMap(listFailedOf),
];

/** The tests of a report that failed; none where something failed that is no test. */
export const listFailed = (file: string): NamedTest[] => {
  const { errors, suites } = readReport(file) as JSONReport;
  return errors.length > 0 ? [] : suites.flatMap(listFailedOf);
};

/** Adds up what several runs came to. */
export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
});

/** The last line of a run: `N passed, N failed`, and how many were left out where some were. */
export const toClosingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
