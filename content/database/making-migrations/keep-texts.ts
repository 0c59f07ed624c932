/**
 * Keeps the texts of fields that become localized. Payload's own migration creates the table of translations and drops
 * the old columns with their texts. This copies the texts first, as texts of the first language.
 */

type Dialect = 'sqlite' | 'postgres';

interface Move {
  table: string;
  columns: string[];
}

const quoteOf: Record<Dialect, string> = { sqlite: '\\`', postgres: '"' };

const escapeForPattern = (text: string): string => text.replaceAll('\\', '\\\\');

/** Tables from which a migration moves columns to `{table}_locales`. */
const findMoves = (migration: string, dialect: Dialect): Move[] => {
  const quote = escapeForPattern(quoteOf[dialect]);
  const name = `${quote}(\\w+)${quote}`;
  const tables = migration.matchAll(
    new RegExp(`CREATE TABLE ${quote}(\\w+)_locales${quote} \\(([^;]*?)\\n  \\);`, 'g'),
  );
  return [...tables].flatMap(([, table = '', body = '']) => {
    const localized = new Set(
      [...body.matchAll(new RegExp(`^\\s*${name}`, 'gm'))].map(([, column]) => column),
    );
    const drops = migration.matchAll(
      new RegExp(`ALTER TABLE ${quote}${table}${quote} DROP COLUMN ${name}`, 'g'),
    );
    const columns = [...drops].flatMap(([, column = '']) => (localized.has(column) ? [column] : []));
    return columns.length > 0 ? [{ table, columns }] : [];
  });
};

const toCopy = ({ table, columns }: Move, dialect: Dialect, language: string): string => {
  const quote = (name: string) => `${quoteOf[dialect]}${name}${quoteOf[dialect]}`;
  const list = columns.map(quote).join(', ');
  const copy = `INSERT INTO ${quote(`${table}_locales`)} (${list}, ${quote('_locale')}, ${quote('_parent_id')}) SELECT ${list}, '${language}', ${quote('id')} FROM ${quote(table)};`;
  return dialect === 'sqlite' ? `  await db.run(sql\`${copy}\`)\n` : `  ${copy}\n`;
};

/**
 * Adds to a migration the copies of what it would drop. A migration that moves nothing stays as it is.
 * @param migration text of the migration file as Payload writes it
 * @param language code of the language of the texts
 */
export const keepTexts = (migration: string, dialect: Dialect, language: string): string => {
  const moves = findMoves(migration, dialect);
  const firstDrop = migration.search(
    dialect === 'sqlite'
      ? /^ {2}await db\.run\(sql`ALTER TABLE \S+ DROP COLUMN/m
      : /^ {2}ALTER TABLE \S+ DROP COLUMN/m,
  );
  if (moves.length === 0) return migration;
  const copies = moves.map((move) => toCopy(move, dialect, language)).join('');
  return migration.slice(0, firstDrop) + copies + migration.slice(firstDrop);
};
