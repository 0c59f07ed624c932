import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

type Row = Record<string, unknown>;

/** Runs SQL statements one after the other on a PostgreSQL database. @returns the rows of the last statement. */
export const askPostgres = async (url: string, ...statements: string[]): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
};

const toName = (url: string): string => new URL(url).pathname.slice(1);

const toUrl = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const toUntouchedName = (url: string): string => `${toName(url)}_untouched`;

/** Connects to the database `postgres`, because PostgreSQL cannot copy a database while somebody is connected to it. */
const askServer = (url: string, ...statements: string[]): Promise<Row[]> =>
  askPostgres(toUrl(url, 'postgres'), ...statements);

/**
 * Keeps a copy of a database's current state for `copyUntouched`. PostgreSQL cannot copy a database while somebody is
 * connected to it, and the programs of a running product always are.
 */
export const keepUntouched = (url: string): Promise<Row[]> =>
  askServer(
    url,
    `DROP DATABASE IF EXISTS "${toUntouchedName(url)}"`,
    `CREATE DATABASE "${toUntouchedName(url)}" TEMPLATE "${toName(url)}"`,
  );

/** Creates a new database on the same server, from the server's default template if no other is given. */
const addDatabase = async (url: string, template = 'template1') => {
  const name = `copy_${randomUUID()}`;
  await askServer(url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  return {
    url: toUrl(url, name),
    drop: () => askServer(url, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
};

/** A new empty database on the same server. */
export const addEmpty = (url: string) => addDatabase(url);

/** A new database on the same server, with the content that another one had when `keepUntouched` was called. */
export const copyUntouched = (url: string) => addDatabase(url, toUntouchedName(url));
