import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { root } from './root.ts';
import { run } from './run.ts';
import { countUnitTests, reportFile } from './test-counts.ts';

interface Check {
  name: string;
  command: string[];
}

const workspaces = ['contract', 'content', 'site', 'studio', 'tests', 'bench', 'scripts'];

const checks: Check[] = [
  {
    name: 'format, lint and import rules',
    command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  // A check of its own: the rule reads all files, which would slow down every other run of Biome.
  {
    name: 'no circles of imports',
    command: ['biome', 'lint', '--colors=off', '--error-on-warnings', '--only=suspicious/noImportCycles', '.'],
  },
  ...workspaces.map((name) => ({ name: `types of ${name}`, command: ['tsc', '-p', name] })),
  { name: 'unused code and dependencies', command: ['knip', '--treat-config-hints-as-errors'] },
];

/**
 * Runs every check and the unit tests, and prints one line for each.
 * @returns how many unit tests passed and failed, and whether all else is clean.
 */
export const runChecks = async () => {
  const waiting = [...checks];
  let clean = true;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command = '', ...args] = check.command;
      const { code, printed } = await run(command, args, { output: 'capture' });
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
      if (code !== 0) {
        clean = false;
        console.log(printed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  rmSync(root + reportFile.unit, { force: true });
  const { code, printed } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile.unit}`],
    { output: 'capture' },
  );
  if (code !== 0) console.log(printed);
  const counts = countUnitTests();
  console.log(`${code === 0 ? '✓' : '✗'} unit tests: ${counts.passed} passed, ${counts.failed} failed`);
  return { ...counts, clean: clean && (code === 0 || counts.failed > 0) };
};

if (import.meta.main) {
  const { clean, failed } = await runChecks();
  process.exitCode = clean && failed === 0 ? 0 : 1;
}
