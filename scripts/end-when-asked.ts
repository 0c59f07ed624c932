import { endPrograms } from './product.ts';

/** The end of a command that starts programs. */
interface Ending {
  isAsked: boolean;
  end: () => Promise<void>;
  /** Says why, and ends with a code that says so too. */
  fail: (error: unknown) => Promise<void>;
}

/** To be called before anything is started: nothing of it, builds included, outlives this command. */
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
      // What was ended on purpose has nothing to say.
      if (ending.isAsked) console.error('Stopped before everything was there.');
      else console.error(error instanceof Error ? error.message : error);
      await ending.end();
    },
  };
  process.on('SIGINT', ending.end);
  process.on('SIGTERM', ending.end);
  return ending;
};
