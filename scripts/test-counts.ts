import { readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './root.ts';

/** What a run of tests came to. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Where the runners leave their reports, below the project's folder. */
export const reportFile = {
  unit: 'tests/.results/unit.json',
  product: 'tests/.results/product.json',
} as const;

const readReport = (file: string): unknown => JSON.parse(readFileSync(root + file, 'utf8'));

/** Counts the unit tests of the last run. A file that could not even be loaded counts as one failure. */
export const countUnitTests = (): Counts => {
  const report = readReport(reportFile.unit) as JsonTestResults;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
};

/** Counts the API and browser tests of the last run; one that passed only when repeated counts as failed. */
export const countProductTests = (): Counts => {
  const { stats, errors } = readReport(reportFile.product) as JSONReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
