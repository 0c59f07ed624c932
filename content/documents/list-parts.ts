import { listRecords } from '@ev-site/contract/is-record.ts';
import type { FlattenedField } from 'payload';
import { type Data, toData } from './data.ts';

/** A part of a document with fields of its own: a group, or a row of a list. */
interface Part {
  fields: readonly FlattenedField[];
  data: Data;
  /** What comes after the name of the field in the studio's words, e.g. " › " or " › 2 › ". */
  label: string;
  /** The same by the id of the row, which stays when rows are dragged, e.g. "." or ".6a…7c.". */
  place: string;
}

/** The parts of a field; null if its value has no parts. */
export const listParts = (field: FlattenedField, value: unknown): Part[] | null => {
  if (field.type === 'group' || field.type === 'tab')
    return [{ fields: field.flattenedFields, data: toData(value), label: ' › ', place: '.' }];
  if (field.type !== 'array') return null;
  return listRecords(value).map((row, index) => ({
    fields: field.flattenedFields,
    data: row,
    label: ` › ${index + 1} › `,
    place: `.${row.id ?? index}.`,
  }));
};
