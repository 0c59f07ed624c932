import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

interface Program {
  name: string;
  /** The rooms whose sources end up in the built program. */
  rooms: string[];
  /** Written after a build: the state of the sources it was made from. */
  stamp: string;
}

const programs: Program[] = [
  { name: 'site', rooms: ['site', 'content', 'contract'], stamp: 'site/dist/.sources' },
  { name: 'studio', rooms: ['studio', 'content', 'contract'], stamp: 'studio/.next/.sources' },
];

// Data, generated and test files do not enter a build.
const isSource = (path: string) =>
  !/(^|\/)(node_modules|dist|\.next|seed|cli|next-env\.d\.ts)(\/|$)|\.test\.tsx?$/.test(path);

const stateOf = ({ rooms }: Program): string => {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  const patterns = rooms.map((room) => `${room}/**/*.*`);
  const files = globSync(patterns, { cwd: root, exclude: (path) => !isSource(path) }).sort();
  for (const file of files) {
    if (statSync(root + file).isFile()) hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex');
};

/** Builds the site and the studio, each only if a source changed since it was last built. */
export const buildPrograms = async (): Promise<void> => {
  for (const program of programs) {
    const state = stateOf(program);
    const stamp = `${root}${program.stamp}`;
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) continue;
    await step(`Building the ${program.name}`, async () => {
      await mustRun('npm', ['run', '--silent', 'build', '-w', program.name], { output: 'capture' });
      writeFileSync(stamp, state);
    });
  }
};
