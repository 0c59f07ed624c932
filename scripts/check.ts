import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { keepCompiled } from './keep-compiled.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { openRunFolder } from './run-folder.ts';
import { say, step } from './step.ts';
import { type Counts, countUnitTests, toClosingLine } from './test-counts.ts';
import { tellUnitTimes } from './test-times.ts';

interface Check {
  name: string;
  command: string[];
}

const compiled = [
  'contract',
  'reckoning',
  'content',
  'site',
  'studio',
  'tests',
  'bench',
  'scripts',
  'deploy',
];

const checks: Check[] = [
  {
    name: 'format, lint and import rules',
    command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  // A separate check, because this rule reads all files, which would slow down every other run of Biome. So biome.json, from
  // which it takes its options, turns it off.
  {
    name: 'no circles of imports',
    command: [
      'biome',
      'lint',
      '--colors=off',
      '--error-on-warnings',
      '--only=suspicious/noImportCycles',
      '.',
    ],
  },
  ...compiled.map((name) => ({ name: `types of ${name}`, command: ['tsc', '-p', name] })),
  { name: 'licences of what runs', command: ['node', 'scripts/licences.ts'] },
  { name: 'unused code and dependencies', command: ['knip', '--treat-config-hints-as-errors'] },
];

/**
 * Runs the checks that need no running program. Prints one line for each, and its findings.
 * @returns how many passed and how many failed.
 */
export const runChecks = async (): Promise<Counts> => {
  const waiting = [...checks];
  const counts: Counts = { passed: 0, failed: [], skipped: [] };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command = '', ...args] = check.command;
      const { code, printed } = await run(command, args, { output: 'capture' });
      say(`${code === 0 ? '✓' : '✗'} ${check.name}`);
      if (code === 0) counts.passed += 1;
      else {
        counts.failed.push(check.name);
        say(printed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
};

/**
 * Runs the unit tests and prints the failures.
 * @param logs the folder for their output and report.
 * @param more arguments of vitest.
 */
export const runUnitTests = async (logs: string, more: string[] = []): Promise<Counts> => {
  const report = join(logs, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, printed } = await step('Unit tests', () =>
    run('vitest', ['run', '--passWithNoTests', ...reporters, ...more], { output: 'capture' }),
  );
  writeFileSync(join(logs, 'unit.log'), printed);
  // Vitest writes no report if it ends before it has run the tests, e.g. because of its configuration.
  const isReported = existsSync(report);
  const passed = code === 0 && isReported;
  if (!passed) say(printed.slice(Math.max(0, printed.indexOf('Failed Tests'))));
  const counts = isReported ? countUnitTests(report) : { passed: 0, failed: [], skipped: [] };
  // An error outside of any test also ends the run with a code other than 0.
  if (!passed && counts.failed.length === 0) counts.failed.push('unit tests: an error outside of any test');
  const times = isReported ? tellUnitTimes(report, root) : '';
  if (times) say(times);
  say(`${passed ? '✓' : '✗'} unit tests: ${toClosingLine(counts)}`);
  return counts;
};

if (import.meta.main) {
  readArguments('npm run check', {});
  keepCompiled();
  const checks = await runChecks();
  const unit = await runUnitTests(openRunFolder());
  process.exitCode = checks.failed.length + unit.failed.length === 0 ? 0 : 1;
}
