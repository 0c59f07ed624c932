const all = ['sqlite', 'postgres'] as const;

/** A database over which a measurement goes. */
export type DatabaseName = (typeof all)[number];

const isName = (word: string): word is DatabaseName => all.some((name) => name === word);

/**
 * The databases that DATABASES names, with commas between them.
 * @param otherwise where it names none
 * @throws {Error} for a word that is no database's: under another name SQLite would be measured, or nothing.
 */
export const listDatabases = (otherwise: readonly DatabaseName[] = all): readonly DatabaseName[] =>
  process.env.DATABASES?.split(',').map((word) => {
    if (!isName(word)) throw new Error(`DATABASES takes ${all.join(' and ')}, not "${word}".`);
    return word;
  }) ?? otherwise;
