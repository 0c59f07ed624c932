/**
 * Command: starts three sites, two studios, PostgreSQL on three nodes, storage and proxies on loopback, lets visitors in,
 * and kills, cuts and fills in turn. Says what visitors met. Code 1 where a bound was broken, 3 where a program is missing.
 */
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from '../../scripts/as-postgres.ts';
import { buildPrograms } from '../../scripts/build.ts';
import { root } from '../../scripts/root.ts';
import { start } from '../../scripts/run.ts';
import { say } from '../../scripts/step.ts';
import { readOptions } from './options.ts';
import { listMissingPackages } from './required-programs.ts';
import { getRehearsalSeed } from './seed.ts';

/**
 * A network, mounts and processes of its own: no port is taken, a dropped packet is nobody else's, and whatever happens
 * no program stays behind. The shell is the first process there and clears away those whose parents were killed.
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
// PostgreSQL's user has to get in.
chmodSync(folder, 0o711);
const program = ['node', 'deploy/rehearsal/run.ts', JSON.stringify({ ...options, results, folder, seed })];
if (!isRoot) say('Not run by root: no network is cut and no disk is filled; everything else is rehearsed.');
const [command = '', ...args] = isRoot ? ['unshare', ...ownSpace, ...program] : program;
const child = start(command, args);
const gone = once(child, 'exit');
// The terminal tells the run as well; whoever is left clears up.
process.on('SIGINT', () => undefined);
// unshare lets no SIGTERM through; with its end all in its space ends.
process.on('SIGTERM', () => child.kill(isRoot ? 'SIGKILL' : 'SIGTERM'));
const [code] = (await gone) as [number | null];
rmSync(folder, { recursive: true, force: true });
process.exit(code ?? 2);
