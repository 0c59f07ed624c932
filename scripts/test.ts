import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { runChecks, runUnitTests } from './check.ts';
import { withFreshProduct } from './fresh-product.ts';
import { keepCompiled } from './keep-compiled.ts';
import { pictureMoment } from './picture-moment.ts';
import { pictureParts, runProductTests, storedParts } from './product-tests.ts';
import { run } from './run.ts';
import { openRunFolder } from './run-folder.ts';
import { say, step } from './step.ts';
import { addCounts, type Counts, toClosingLine } from './test-counts.ts';

const flag = { type: 'boolean', default: false } as const;

/** Options that are not for Playwright. */
const ours = {
  /** Uses PostgreSQL for the product's content. */
  postgres: flag,
  /** Takes about a minute: the checks, the unit tests that a change affects, and the site's smoke tests. */
  quick: flag,
  /** Everything: both databases (PostgreSQL only with the tests that depend on the database), and the size budgets. */
  all: flag,
  /** Only the tests that depend on the database. */
  stored: flag,
  /** Only the pictures of all pages and components. */
  pictures: flag,
} as const;

/** Playwright's options, as far as they make sense for a product that is created for the run. */
const ofPlaywright = {
  grep: { type: 'string', short: 'g' },
  'grep-invert': { type: 'string', short: 'G' },
  headed: { type: 'boolean' },
  'max-failures': { type: 'string' },
  'repeat-each': { type: 'string' },
  retries: { type: 'string' },
  timeout: { type: 'string' },
  trace: { type: 'string' },
  'update-snapshots': { type: 'boolean', short: 'u' },
  workers: { type: 'string', short: 'j' },
} as const;

const { values, positionals, tokens } = readArguments(
  `npm test -- [${Object.keys(ours)
    .map((name) => `--${name}`)
    .join(' | ')}] [<file> …] [--grep <name>, or another flag of Playwright: ${Object.keys(ofPlaywright)
    .map((name) => `--${name}`)
    .join(', ')}]`,
  { options: { ...ours, ...ofPlaywright }, allowPositionals: true, tokens: true },
);
const has = (name: keyof typeof ours): boolean => values[name];
const flags = tokens.flatMap((token) => {
  if (token.kind !== 'option' || token.name in ours) return [];
  return token.value === undefined ? [`--${token.name}`] : [`--${token.name}=${token.value}`];
});
// Files first: Playwright would take a file after `--update-snapshots` as the value of that option.
const wanted = [...positionals, ...flags];

keepCompiled();
const runFolder = openRunFolder();

const checkSources = async (): Promise<Counts> => {
  // If a product test is named, only that test is wanted, and soon.
  if (wanted.length > 0 || has('pictures')) return addCounts([]);
  const changed =
    has('quick') && (await run('git', ['rev-parse', 'HEAD~1'], { output: 'capture' })).code === 0;
  return addCounts([
    await runChecks(),
    await runUnitTests(runFolder, changed ? ['--changed', 'HEAD~1'] : []),
  ]);
};

const dailyParts = has('stored') ? storedParts : undefined;

/** Runs the product tests. While the product is built and started, the other checks run. */
const testProduct = async (
  onPostgres: boolean,
  meanwhile: Promise<Counts>,
  { parts = has('pictures') ? pictureParts : dailyParts, logs = runFolder } = {},
): Promise<Counts> => {
  const smoke = has('quick') && wanted.length === 0 ? ['--grep', '@smoke'] : [];
  return withFreshProduct(
    async (product) => {
      await meanwhile;
      return runProductTests(product, logs, [...smoke, ...wanted], parts);
    },
    {
      onPostgres,
      logs,
      siteOnly: has('quick'),
      onlyAsked: true,
      ...(has('pictures') && { startAt: pictureMoment }),
    },
  );
};

const checkSizes = async (): Promise<Counts> => {
  const { code, printed } = await step(
    'Budgets of size',
    () => run('npm', ['run', '--silent', 'size', '-w', 'bench', '--', '--all'], { output: 'capture' }),
    { aboutSeconds: 300 },
  );
  const lines = printed.split('\n');
  const failed = lines.filter((line) => line.startsWith('✗'));
  say(code === 0 ? '✓ budgets of size' : failed.join('\n') || printed);
  const passed = lines.filter((line) => line.startsWith('✓')).length;
  return { passed, failed: code === 0 || failed.length > 0 ? failed : ['budgets of size'], skipped: [] };
};

/** A part that could not run counts as one failure, with the reason. */
const orFailure = (work: Promise<Counts>): Promise<Counts> =>
  work.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    say(message);
    return { passed: 0, failed: [message], skipped: [] };
  });

const sources = orFailure(checkSources());
const all = [await orFailure(testProduct(has('postgres'), sources)), await sources];
if (has('all')) {
  const logs = join(runFolder, 'postgres');
  mkdirSync(logs);
  all.push(await orFailure(testProduct(true, sources, { parts: storedParts, logs })));
  all.push(await orFailure(checkSizes()));
}
const counts = addCounts(all);
if (counts.passed + counts.failed.length === 0) counts.failed.push(`No test is named ${wanted.join(' ')}.`);
if (counts.failed.length > 0) say(`Logs, reports and traces: ${runFolder}`);
for (const name of counts.skipped) say(`Skipped: ${name}`);
for (const name of counts.failed) say(`Failed: ${name}`);
say(toClosingLine(counts));
process.exitCode = counts.failed.length === 0 ? 0 : 1;
