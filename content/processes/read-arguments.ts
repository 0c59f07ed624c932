import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A program was called with what it does not know, or without what it needs. */
export class UsageError extends Error {}

/** What a program that was called wrongly ends with, as sysexits.h and `deploy/entrypoint.sh` have it. */
export const usageCode = 64;

type Taken = Omit<ParseArgsConfig, 'args' | 'strict'>;

/**
 * The flags and words that a program was given. Nothing but `taken` is let through: a mistyped flag does not do the real thing.
 * @param usage how it is called right.
 * @throws {UsageError} with that in its words.
 */
export const parseArguments = <const Wanted extends Taken>(args: string[], usage: string, taken: Wanted) => {
  try {
    return parseArgs({ ...taken, args, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
};

/** The same of the program that runs, which says what is wrong and ends. To be called before anything is done. */
export const readArguments = <const Wanted extends Taken>(usage: string, taken: Wanted) => {
  try {
    return parseArguments(process.argv.slice(2), usage, taken);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(usageCode);
  }
};

/** As many words as a program takes, of one that takes no flags. */
export const readWords = (usage: string, count: number): string[] => {
  const { positionals } = readArguments(usage, { allowPositionals: true });
  if (positionals.length === count) return positionals;
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(usageCode);
};
