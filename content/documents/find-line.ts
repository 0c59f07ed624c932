import { isRecord } from '@ev-site/contract/is-record.ts';

export type Data = Record<string, unknown>;

export const toData = (value: unknown): Data => (isRecord(value) ? value : {});

/** The row of a list with the same id. A row without an id is new, to Payload too. */
export const findLine = (lines: unknown, { id }: Data): Data =>
  toData(id && Array.isArray(lines) ? lines.find((line) => isRecord(line) && line.id === id) : undefined);
