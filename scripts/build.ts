import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashSources, withItsRooms } from './hash-sources.ts';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

interface Program {
  /** Written after a build: the state of the sources it was made from. */
  stamp: string;
  /** How long a build takes on two cores. */
  aboutSeconds: number;
}

/** Each by the name of its room. */
const programs = {
  site: { stamp: 'site/dist/.sources', aboutSeconds: 5 },
  studio: { stamp: 'studio/.next/.sources', aboutSeconds: 75 },
} satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;

// Data, generated and test files do not enter a build.
const isSource = (path: string) =>
  !/(^|\/)(node_modules|dist|\.next|seed|cli|next-env\.d\.ts)(\/|$)|\.test\.tsx?$/.test(path);

const stateOf = (room: ProgramName): string => {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  return hashSources(hash, withItsRooms(room), isSource).digest('hex');
};

/** Makes what belongs to a state, unless that was made last. What breaks off leaves something that belongs to none. */
export const unlessMade = async (stamp: string, state: string, make: () => Promise<void>): Promise<void> => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, state);
};

/** Builds one program, if a source changed since it was last built. */
export const buildProgram = async (name: ProgramName, options: { inBackground?: boolean } = {}) => {
  const program = programs[name];
  const build = async () => {
    await mustRun('npm', ['run', '--silent', 'build', '-w', name], { output: 'capture', ...options });
  };
  await unlessMade(`${root}${program.stamp}`, stateOf(name), () =>
    step(`Building the ${name}`, build, program),
  );
};

/** Builds the site and the studio, each only if a source changed since it was last built. */
export const buildPrograms = async (): Promise<void> => {
  await Promise.all([buildProgram('site'), buildProgram('studio')]);
};
