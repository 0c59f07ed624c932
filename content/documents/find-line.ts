import { isRecord } from '@ev-site/contract/is-record.ts';

export type Data = Record<string, unknown>;

export const toData = (value: unknown): Data => (isRecord(value) ? value : {});

/** A line of a list by its number; one without a number is new, to Payload too. */
export const findLine = (lines: unknown, { id }: Data): Data =>
  toData(id && Array.isArray(lines) ? lines.find((line) => isRecord(line) && line.id === id) : undefined);
