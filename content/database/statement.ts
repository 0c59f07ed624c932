/**
 * A statement of SQL, or a part of one. Its words are written in this project. Texts from elsewhere travel beside it, as
 * values that the database never reads as SQL. Only the functions below make one, so a text that came with a request
 * cannot become part of a statement by mistake: that would not compile.
 */
class Sql {
  /** The words around the values: one more than there are values. */
  readonly words: readonly string[];
  /** The texts that are sent beside the words. */
  readonly values: readonly string[];

  constructor(words: readonly string[], values: readonly string[] = []) {
    this.words = words;
    this.values = values;
  }
}

export type { Sql };

/** What may stand in a statement: a part of one, or a value. */
export type SqlPart = Sql | string | number | boolean | null;

/** @throws {TypeError} for a number that SQL cannot write, and for values of other types, which the compiler may miss. */
const toWord = (value: number | boolean | null): string => {
  if (value === null || typeof value === 'boolean' || Number.isFinite(value))
    return String(value).toUpperCase();
  throw new TypeError(`A statement cannot contain ${typeof value === 'number' ? value : typeof value}.`);
};

const toSql = (part: SqlPart): Sql => {
  if (part instanceof Sql) return part;
  // PostgreSQL cannot store zero bytes.
  if (typeof part === 'string') return new Sql(['', ''], [part.replaceAll('\0', '')]);
  return new Sql([toWord(part)]);
};

/** @param around the words before, between and after the parts */
const weave = (around: readonly string[], parts: readonly SqlPart[]): Sql => {
  const words = [around[0] ?? ''];
  const values: string[] = [];
  const append = (text: string) => {
    words.push(`${words.pop()}${text}`);
  };
  for (const [index, part] of parts.entries()) {
    const added = toSql(part);
    append(added.words[0] ?? '');
    words.push(...added.words.slice(1));
    values.push(...added.values);
    append(around[index + 1] ?? '');
  }
  return new Sql(words, values);
};

/**
 * A statement, or a part of one: sql`UPDATE leads SET person = ${person} WHERE id = ${id}`. A text becomes a value that
 * is sent beside the statement; numbers, booleans and null are written into it; parts are inserted.
 * @throws {TypeError} for a number that is not finite, and for anything else, such as a list
 */
export const sql = (words: TemplateStringsArray, ...parts: readonly SqlPart[]): Sql => weave(words, parts);

/** Joins parts or values, by default to a list. */
export const joinSql = (parts: Iterable<SqlPart>, separator = ', '): Sql => {
  const all = [...parts];
  return weave(['', ...all.slice(1).map(() => separator), ''], all);
};

/**
 * The name of a table or column, in quotes. SQLite takes a column that does not exist for a text.
 * @throws {TypeError} for a name that is not made of letters, digits and underscores
 */
export const nameSql = (name: string): Sql => {
  if (!/^\w+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is not a name of a table or column`);
  return new Sql([`"${name}"`]);
};

/**
 * A statement that stands in a file of this project, or in the database's own description of its tables. Programs need
 * none: this is for tests and measurements.
 */
export const trustedSql = (words: string): Sql => new Sql([words]);
