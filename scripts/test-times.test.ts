import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tellProductTimes, tellUnitTimes } from './test-times.ts';

const folder = mkdtempSync(join(tmpdir(), 'ev-site-times-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeReport = (report: object): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const spec = (file: string, ...durations: number[]) => ({
  file,
  tests: durations.map((duration) => ({ results: [{ duration, status: 'passed' }] })),
});
const quick = Array.from({ length: 10 }, (_, index) => spec(`api/${index}.spec.ts`, 100 * index));

test('lists the ten slowest files at any depth, with all tries and tests added up', () => {
  const skipped = { file: 'api/9.spec.ts', tests: [{ results: [{ duration: 0, status: 'skipped' }] }] };
  const twice = {
    file: 'browser/walk.spec.ts',
    tests: [{ results: [12_000, 500].map((duration) => ({ duration, status: 'failed' })) }],
  };
  const suites = [
    { specs: quick },
    { specs: [skipped], suites: [{ specs: [twice, spec('browser/walk.spec.ts', 30_000)] }] },
  ];
  const [title, ...lines] = tellProductTimes(writeReport({ suites })).split('\n');
  expect(title).toBe('Product tests: 11 files, 47 s one after the other, most of it in');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    43 s  browser/walk.spec.ts (3 tests)');
  expect(lines[1]).toBe('   0.9 s  api/9.spec.ts (1 test)');
  expect(lines[9]).toBe('   0.1 s  api/1.spec.ts (1 test)');
});

test('says nothing if only some files were run', () => {
  expect(tellProductTimes(writeReport({ suites: [{ specs: quick }] }))).toBe('');
});

test('names unit test files relative to the project', () => {
  const testResults = Array.from({ length: 11 }, (_, index) => ({
    name: `/home/project/site/${index}.test.ts`,
    startTime: 1000,
    endTime: 1000 + 2000 * index,
    assertionResults: [{}, {}],
  }));
  const [title, first] = tellUnitTimes(writeReport({ testResults }), '/home/project/').split('\n');
  expect(title).toBe('Unit tests: 11 files, 110 s one after the other, most of it in');
  expect(first).toBe('    20 s  site/10.test.ts (2 tests)');
});
