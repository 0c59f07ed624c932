import { isRecord } from '@ev-site/contract/is-record.ts';

/** The values of a document, or of a part of it, by the names of their fields. */
export type Data = Record<string, unknown>;

export const toData = (value: unknown): Data => (isRecord(value) ? value : {});
