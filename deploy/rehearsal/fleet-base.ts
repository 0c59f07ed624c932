import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '@ev-site/scripts/run.ts';
import { say } from '@ev-site/scripts/step.ts';
import { type Crash, type KeptProgram, keepRunning } from './kept-program.ts';

interface Folders {
  /** Temporary folder for all data of the programs. */
  folder: string;
  /** Folder for the programs' output. */
  logs: string;
}

/** What all parts of a fleet need to start programs, and the list of what was started. */
export interface FleetBase extends Folders {
  /** The file for the output of a program. */
  log(name: string): string;
  /** Writes a file of settings. @returns its path */
  writeConfig(name: string, text: string): string;
  /** Starts a program that is kept until the fleet stops. */
  keep(name: string, command: string, args: string[]): KeptProgram;
  /** Adds a kept program that was started elsewhere. */
  add<Program extends KeptProgram>(program: Program): Program;
  /** Adds a step that undoes something when the fleet stops. */
  onStop(step: () => Promise<unknown> | unknown): void;
  listCrashes(): Crash[];
  /** Stops everything, the last first. @throws {AggregateError} at the end, if some steps failed. */
  stop(): Promise<void>;
}

export const openFleetBase = ({ folder, logs }: Folders): FleetBase => {
  const steps: (() => Promise<unknown> | unknown)[] = [];
  const programs: KeptProgram[] = [];
  const log = (name: string) => join(logs, `${name}.log`);
  const add = <Program extends KeptProgram>(program: Program): Program => {
    programs.push(program);
    steps.push(program.stop);
    return program;
  };
  return {
    folder,
    logs,
    log,
    add,
    writeConfig(name, text) {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    },
    keep: (name, command, args) =>
      add(keepRunning({ name, start: () => start(command, args, { output: { file: log(name) } }) })),
    onStop: (step) => steps.push(step),
    listCrashes: () => programs.flatMap(({ crashes }) => crashes),
    async stop() {
      const errors: unknown[] = [];
      for (const step of steps.splice(0).reverse()) {
        try {
          await step();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0)
        throw new AggregateError(errors, `Not everything was stopped: ${errors.join(' ')}`);
    },
  };
};

/** Starts the parts of a fleet. If one part fails, everything that was started before is stopped. */
export const startOrUndo = async <Parts>(
  base: Pick<FleetBase, 'stop'>,
  startParts: () => Promise<Parts>,
): Promise<Parts> => {
  try {
    return await startParts();
  } catch (error) {
    await base.stop().catch((failed) => say(String(failed)));
    throw error;
  }
};
