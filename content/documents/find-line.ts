import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Data, toData } from './data.ts';

/** The row of a list with the same id. A row without an id is new, to Payload too. */
export const findLine = (lines: unknown, { id }: Data): Data =>
  toData(id && Array.isArray(lines) ? lines.find((line) => isRecord(line) && line.id === id) : undefined);
