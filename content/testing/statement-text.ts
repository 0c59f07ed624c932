import { isRecord } from '@ev-site/contract/is-record.ts';
import { joinSql, type Sql, trustedSql } from '../database/statement.ts';

/** What Payload's database adapter receives with a statement. A test spies on its `execute`. */
export interface ExecuteArgs {
  /** A statement of Drizzle: a list of its words, each in an object, and of its values. */
  sql?: unknown;
}

/** The database adapter of Payload, to be spied on. */
export interface ExecutingAdapter {
  execute(args: ExecuteArgs): Promise<unknown>;
}

/** The statement that the adapter received. */
export const toStatement = ({ sql }: ExecuteArgs): Sql => {
  if (!isRecord(sql) || !Array.isArray(sql.queryChunks))
    throw new TypeError('This is no statement of Drizzle.');
  const parts = sql.queryChunks.map((chunk) =>
    isRecord(chunk) && Array.isArray(chunk.value) ? trustedSql(chunk.value.join('')) : String(chunk),
  );
  return joinSql(parts, '');
};

/** The words of the statement that the adapter received, with a question mark for each value. */
export const toStatementText = (args: ExecuteArgs): string => toStatement(args).words.join('?');
