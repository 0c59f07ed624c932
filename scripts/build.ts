import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashSources, withItsRooms } from './hash-sources.ts';
import { root } from './root.ts';
import { mustRun } from './run.ts';
import { step } from './step.ts';

interface Program {
  /** File that a build writes: a hash of the sources that it was built from. */
  stamp: string;
  /** Duration of a build on two cores. */
  aboutSeconds: number;
}

/** The programs by the names of their folders. */
const programs = {
  site: { stamp: 'site/dist/.sources', aboutSeconds: 5 },
  studio: { stamp: 'studio/.next/.sources', aboutSeconds: 75 },
} satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;

/** Whether a file may be part of a build: not sample content, commands, generated files or tests. */
export const isSource = (path: string) =>
  !/(^|\/)(node_modules|dist|\.next|seed|cli|next-env\.d\.ts)(\/|$)|\.test\.tsx?$/.test(path);

const stateOf = (room: ProgramName): string => {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  return hashSources(hash, withItsRooms(room), isSource).digest('hex');
};

/** Runs `make` unless it last ran for the same state. After an interrupted run, no state is recorded. */
export const unlessMade = async (stamp: string, state: string, make: () => Promise<void>): Promise<void> => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, state);
};

/** Builds one program if a source has changed since its last build. */
export const buildProgram = async (name: ProgramName, options: { inBackground?: boolean } = {}) => {
  const program = programs[name];
  const build = async () => {
    await mustRun('npm', ['run', '--silent', 'build', '-w', name], { output: 'capture', ...options });
  };
  await unlessMade(`${root}${program.stamp}`, stateOf(name), () =>
    step(`Building the ${name}`, build, program),
  );
};

/** Builds the site and the studio, each only if a source has changed since its last build. */
export const buildPrograms = async (): Promise<void> => {
  await Promise.all([buildProgram('site'), buildProgram('studio')]);
};
