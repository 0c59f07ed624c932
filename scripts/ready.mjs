// Installs what the lockfile names, if it is not installed yet, and makes sure that Node 24 runs the rest.
// Plain JavaScript without dependencies: it runs before anything is installed, on any Node that can run npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What builds and serves, without what only tests and measures: it is there a sixth sooner. */
const served = ['contract', 'reckoning', 'content', 'site', 'studio'];
const wanted = onlyServed ? 'served' : 'all';

/** Runs npm with an exact copy of the lockfile as its aim. */
const install = (/** @type {string[]} */ args) => {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['--include=dev', '--include=optional', '--loglevel=error'];
  if (onlyServed) flags.push('--include-workspace-root', ...served.map((name) => `--workspace=${name}`));
  return spawnSync(command, [...first, ...args, ...flags], { cwd: root, stdio: 'inherit' }).status ?? 1;
};

if (installed !== lockfile || (part !== 'all' && part !== wanted)) {
  const began = Date.now();
  process.stdout.write('Installing packages (a minute or two the first time) …\n');
  // A program that runs keeps its files: what is missing is added to them.
  const command = installed === lockfile ? ['install', '--no-save'] : ['ci'];
  // The lockfile knows each package by its hash, so what npm asked for before needs no question to the registry; a
  // version that came out since then does.
  const code = install([...command, '--prefer-offline']) && install(command);
  if (code !== 0) process.exit(code);
  writeFileSync(stampFile, `${lockfile} ${wanted}`);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s\n`);
}

// npm puts node_modules/.bin first on the path of every script, so an installed Node 24 runs what follows.
const bringsNode24 = existsSync(`${root}node_modules/.bin/node`);
if (!bringsNode24 && Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `This machine has Node ${process.versions.node}; on this platform Node 24 is needed.\n`,
  );
  process.exit(1);
}
