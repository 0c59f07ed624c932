import { endPrograms } from './product.ts';

/** Controls the end of a command that starts programs. */
interface Ending {
  isAsked: boolean;
  end: () => Promise<void>;
  /** Prints the error and ends with an error code. */
  fail: (error: unknown) => Promise<void>;
}

/** Call it before anything is started, so that no started program or build outlives this command. */
export const endWhenAsked = (): Ending => {
  const ending: Ending = {
    isAsked: false,
    async end() {
      if (ending.isAsked) return;
      ending.isAsked = true;
      await endPrograms();
    },
    async fail(error) {
      process.exitCode = 1;
      // After a deliberate stop, errors of the ended programs are not shown.
      if (ending.isAsked) console.error('Stopped before everything was there.');
      else console.error(error instanceof Error ? error.message : error);
      await ending.end();
    },
  };
  process.on('SIGINT', ending.end);
  process.on('SIGTERM', ending.end);
  return ending;
};
