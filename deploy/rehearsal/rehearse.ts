/**
 * Command: starts three sites, two studios, PostgreSQL on three nodes, storage and proxies on loopback. It sends
 * visitors, then kills programs, cuts networks and fills disks in turn, and reports the effects on visitors. Exit code
 * 1 if a limit was exceeded, 3 if a program is not installed.
 */
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { buildPrograms } from '@ev-site/scripts/build.ts';
import { root } from '@ev-site/scripts/root.ts';
import { start } from '@ev-site/scripts/run.ts';
import { say } from '@ev-site/scripts/step.ts';
import { readOptions } from './options.ts';
import { listMissingPackages } from './required-programs.ts';
import { getRehearsalSeed } from './seed.ts';

/**
 * Runs the rehearsal with its own network, mounts and processes: it occupies no ports, drops no packets of others, and
 * leaves no program behind. The shell is the first process there and reaps processes whose parents were killed.
 */
const ownSpace = [
  ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ...['bash', '-c', 'ip link set lo up && "$@"; exit $?', 'rehearsal'],
];

const options = readOptions();
const missing = listMissingPackages();
if (missing.length > 0) {
  say(`The rehearsal needs programs that are not installed:\n  apt-get install ${missing.join(' ')}`);
  process.exit(3);
}
await buildPrograms();
const seed = await getRehearsalSeed();
const results = join(root, 'deploy/rehearsal/.results', new Date().toISOString().replaceAll(/[:.]/g, '-'));
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'ev-site-rehearsal-'));
// The user of PostgreSQL must be able to enter the folder.
chmodSync(folder, 0o711);
const program = ['node', 'deploy/rehearsal/run.ts', JSON.stringify({ ...options, results, folder, seed })];
if (!isRoot) say('Not run by root: no network is cut and no disk is filled; everything else is rehearsed.');
const [command = '', ...args] = isRoot ? ['unshare', ...ownSpace, ...program] : program;
const child = start(command, args);
const gone = once(child, 'exit');
// The terminal sends the signal to the run as well. This process waits for the run and cleans up.
process.on('SIGINT', () => undefined);
// unshare does not pass SIGTERM on. When it is killed, everything in its namespace ends.
process.on('SIGTERM', () => child.kill(isRoot ? 'SIGKILL' : 'SIGTERM'));
const [code] = (await gone) as [number | null];
rmSync(folder, { recursive: true, force: true });
process.exit(code ?? 2);
