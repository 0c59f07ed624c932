import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

type Row = Record<string, unknown>;

/** Runs statements of SQL one after the other on a PostgreSQL database. @returns the rows that the last one gives. */
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

/** Asks the server itself: nobody is then connected to a database that is just being copied. */
const askServer = (url: string, ...statements: string[]): Promise<Row[]> =>
  askPostgres(toUrl(url, 'postgres'), ...statements);

/**
 * Keeps a database as it is now beside itself, for `copyUntouched`: PostgreSQL copies none to which somebody is connected, as
 * every program of a running product is.
 */
export const keepUntouched = (url: string): Promise<Row[]> =>
  askServer(
    url,
    `DROP DATABASE IF EXISTS "${toUntouchedName(url)}"`,
    `CREATE DATABASE "${toUntouchedName(url)}" TEMPLATE "${toName(url)}"`,
  );

/** Makes a database of its own on the same server, on a template of the server's where none is named. */
const addDatabase = async (url: string, template = 'template1') => {
  const name = `copy_${randomUUID()}`;
  await askServer(url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  return {
    url: toUrl(url, name),
    drop: () => askServer(url, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
};

/** An empty database of its own on the same server. */
export const addEmpty = (url: string) => addDatabase(url);

/** A database of its own on the same server, with all that another one held when `keepUntouched` was called. */
export const copyUntouched = (url: string) => addDatabase(url, toUntouchedName(url));
