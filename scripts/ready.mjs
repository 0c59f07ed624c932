// Installs what the lockfile names, if it is not installed yet, and makes sure that Node 24 runs the rest.
// Plain JavaScript without dependencies: it runs before anything is installed, on any Node that can run npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.installed-lockfile`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';

if (installed !== wanted) {
  const began = Date.now();
  process.stdout.write('Installing packages (a minute or two the first time) …\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(
    command,
    [...first, 'ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (run.status !== 0) process.exit(run.status ?? 1);
  writeFileSync(stampFile, wanted);
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
