import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A program was called with unknown arguments, or without required ones. */
export class UsageError extends Error {}

/** Exit code of a program that was called wrongly, as in sysexits.h and `deploy/entrypoint.sh`. */
export const usageCode = 64;

type Taken = Omit<ParseArgsConfig, 'args' | 'strict'>;

/**
 * Parses the arguments of a program. Everything else than `taken` is refused, so that a mistyped flag (e.g. of a dry
 * run) does not do the real thing.
 * @param usage how the program is called correctly.
 * @throws {UsageError} with the usage in its message.
 */
export const parseArguments = <const Wanted extends Taken>(args: string[], usage: string, taken: Wanted) => {
  try {
    return parseArgs({ ...taken, args, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
};

/** The same for the running program: prints what is wrong, and exits. Call it before anything else is done. */
export const readArguments = <const Wanted extends Taken>(usage: string, taken: Wanted) => {
  try {
    return parseArguments(process.argv.slice(2), usage, taken);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(usageCode);
  }
};

/** Reads exactly `count` words, for a program without flags. */
export const readWords = (usage: string, count: number): string[] => {
  const { positionals } = readArguments(usage, { allowPositionals: true });
  if (positionals.length === count) return positionals;
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(usageCode);
};
