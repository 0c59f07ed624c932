// Installs what the lockfile names, if it is not installed yet, and makes sure that Node 24 runs the rest.
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node that can run npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const given = process.argv.slice(2);
const onlyServed = given[0] === '--to-serve';
if (given.length > (onlyServed ? 1 : 0)) {
  process.stderr.write(`Unknown: ${given.join(' ')}\nUsage: npm run ready [-- --to-serve]\n`);
  process.exit(64);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.installed-lockfile`;
const lockfile = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const [installed, part] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];

/** What builds and serves, without what only tests and measures: it is there a fifth sooner. */
const served = ['contract', 'reckoning', 'content', 'site', 'studio', 'scripts'];
const wanted = onlyServed ? 'served' : 'all';

const isOld = Number(process.versions.node.split('.')[0]) < 24;
const brought = `node-${process.platform}-${process.arch}/bin/node`;
const node24 = `${root}node_modules/${brought}`;
/** Whether the Node 24 of npm's package is there and runs: on Linux it needs glibc, which Alpine does not have. */
const runsBrought = () => existsSync(node24) && spawnSync(node24, ['--version']).status === 0;

/** Runs npm with an exact copy of the lockfile as its aim. */
const install = (/** @type {string[]} */ args, by = process.execPath) => {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [by, [npm]] : ['npm', []];
  const flags = ['--include=dev', '--include=optional', '--loglevel=error'];
  if (onlyServed) flags.push(...served.map((name) => `--workspace=${name}`));
  // Debian's npm finds its modules only with Debian's own Node.
  const env = npm && by === node24 ? { ...process.env, NODE_PATH: resolve(npm, '../../..') } : process.env;
  const { status } = spawnSync(command, [...first, ...args, ...flags], { cwd: root, stdio: 'inherit', env });
  return status === null ? 1 : status;
};

if (installed !== lockfile || (part !== 'all' && part !== wanted)) {
  const began = Date.now();
  process.stdout.write('Installing packages (a minute or two the first time) …\n');
  // Running programs keep their files: only missing packages are added.
  const command = installed === lockfile ? ['install', '--no-save'] : ['ci'];
  // The first try uses npm's cache, which is safe because the lockfile has the hash of each package. The second try
  // asks the registry for versions that the cache does not know.
  let code = install([...command, '--prefer-offline']) && install(command);
  // An older Node skips packages that need a newer one. Node 24, which is installed now, adds them.
  if (code === 0 && isOld && runsBrought())
    code = install(['install', '--no-save', '--prefer-offline'], node24);
  if (code !== 0) process.exit(code);
  writeFileSync(stampFile, `${lockfile} ${wanted}`);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s\n`);
}

// npm puts node_modules/.bin first on the path of every script, so an installed Node 24 runs what follows. The npm of
// older machines installs it, but does not put it there.
const link = `${root}node_modules/.bin/node`;
if (!existsSync(link) && runsBrought()) symlinkSync(`../${brought}`, link);
if (!existsSync(link) && isOld) {
  process.stderr.write(
    `This machine has Node ${process.versions.node}; on this platform Node 24 is needed.\n`,
  );
  process.exit(1);
}
