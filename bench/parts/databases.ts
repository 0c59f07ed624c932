const all = ['sqlite', 'postgres'] as const;

/** A database that is measured. */
export type DatabaseName = (typeof all)[number];

const isName = (word: string): word is DatabaseName => all.some((name) => name === word);

/**
 * The databases named in DATABASES, separated by commas.
 * @param otherwise the default, if DATABASES is not set
 * @throws {Error} for an unknown name: otherwise SQLite, or nothing, would be measured under that name.
 */
export const listDatabases = (otherwise: readonly DatabaseName[] = all): readonly DatabaseName[] =>
  process.env.DATABASES?.split(',').map((word) => {
    if (!isName(word)) throw new Error(`DATABASES takes ${all.join(' and ')}, not "${word}".`);
    return word;
  }) ?? otherwise;
