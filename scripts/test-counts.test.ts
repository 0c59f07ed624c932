import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.ts';
import { addCounts, countProductTests, countUnitTests, listFailed, toClosingLine } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'ev-site-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeReport = (report: object): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('counts unit tests, lists skipped ones, and counts a file that cannot be loaded as a failure', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a' },
    { status: 'failed', fullName: 'b' },
    { status: 'skipped', fullName: 'c' },
    { status: 'pending', fullName: 'd' },
    { status: 'todo', fullName: 'e' },
  ];
  const file = writeReport({
    numPassedTests: 1,
    testResults: [
      { name: `${root}content/x.test.ts`, status: 'failed', assertionResults },
      { name: `${root}content/y.test.ts`, status: 'failed', assertionResults: [] },
    ],
  });
  expect(countUnitTests(file)).toEqual({
    passed: 1,
    failed: ['content/x.test.ts: b', 'content/y.test.ts'],
    skipped: ['c', 'd', 'e'],
  });
});

test('counts product tests, lists skipped ones at any depth, and counts flaky ones as failures', () => {
  const spec = (title: string, status: string) => ({ file: 'x.spec.ts', title, tests: [{ status }] });
  const file = writeReport({
    stats: { expected: 1 },
    errors: [{ message: 'Focused item found\n  in x.spec.ts' }],
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'skipped')],
        suites: [{ specs: [spec('three', 'skipped'), spec('four', 'unexpected'), spec('five', 'flaky')] }],
      },
    ],
  });
  expect(countProductTests(file)).toEqual({
    passed: 1,
    failed: ['x.spec.ts: four', 'x.spec.ts: five', 'Focused item found'],
    skipped: ['x.spec.ts: two', 'x.spec.ts: three'],
  });
});

test('lists failed tests with place and project, unless the run had other errors', () => {
  const spec = (line: number, status: string) => ({
    file: 'api/x.spec.ts',
    line,
    title: `of line ${line}`,
    tests: [{ status, projectName: 'api' }],
  });
  const suites = [
    { specs: [spec(1, 'expected'), spec(2, 'unexpected')], suites: [{ specs: [spec(3, 'unexpected')] }] },
  ];
  expect(listFailed(writeReport({ errors: [], suites }))).toEqual([
    { name: 'api/x.spec.ts: of line 2', place: 'api/x.spec.ts:2', project: 'api', title: 'of line 2' },
    { name: 'api/x.spec.ts: of line 3', place: 'api/x.spec.ts:3', project: 'api', title: 'of line 3' },
  ]);
  expect(listFailed(writeReport({ errors: [{ message: 'No space left' }], suites }))).toEqual([]);
});

test('sums up the run in one line, with skipped tests if there are any', () => {
  const parts = [
    { passed: 2, failed: [], skipped: [] },
    { passed: 1, failed: ['b'], skipped: ['c'] },
  ];
  expect(toClosingLine(addCounts(parts))).toBe('3 passed, 1 failed, 1 skipped');
  expect(toClosingLine(addCounts(parts.slice(0, 1)))).toBe('2 passed, 0 failed');
});
