import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const startedBy = (folder: string): string[] => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(`${root}${folder}package.json`, 'utf8'),
  );
  return Object.values(scripts).flatMap((line) =>
    [...line.matchAll(/\bnode (\S+\.ts)/g)].map(([, file = '']) => folder + file),
  );
};
const programs = [
  ...new Set(['', 'bench/', 'site/', 'studio/'].flatMap(startedBy)),
  ...['scripts/make-pins.ts', 'scripts/make-places.ts', 'scripts/image-files.ts', 'scripts/licences.ts'],
  'content/testing/landed-versions/keep-version.ts',
];

// Starting all programs would take minutes, and one that ignored the flag would build or measure. So only the content's
// commands are started.
test.each(programs)('%s parses its arguments with a function that refuses unknown ones', (file) => {
  expect(readFileSync(root + file, 'utf8')).toMatch(
    /^ *(?:const .+ = |\} = )?(?:readArguments|readWords|readOptions|await runCommand|.*\blistPages)\(/m,
  );
});

test('each bench that takes pages validates them before it builds and seeds', () => {
  const benches = globSync('bench/*.ts', { cwd: root }).filter((file) =>
    readFileSync(root + file, 'utf8').includes("from './parts/pages.ts'"),
  );
  expect(benches).toEqual(expect.arrayContaining(['bench/lighthouse.ts', 'bench/size.ts']));
  for (const file of benches)
    expect(readFileSync(root + file, 'utf8'), file).toMatch(/^const .+ = listPages\(\);$/m);
});

test('ready.mjs refuses a mistyped flag before it installs', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${root}scripts/ready.mjs`, '--to-server'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 64,
    stderr: 'Unknown: --to-server\nUsage: npm run ready [-- --to-serve]\n',
  });
});

test.each([
  ['scripts/test.ts', '--postgress'],
  ['deploy/rehearsal/rehearse.ts', '--kill'],
  ['deploy/rehearsal/rehearse.ts', '--only=site,sutdio'],
])(
  '%s refuses %s before it builds anything',
  (file, flag) => {
    const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', root + file, flag], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(flag);
    expect(stderr).toContain('Usage: npm ');
    expect(status).toBe(64);
  },
  60_000,
);
