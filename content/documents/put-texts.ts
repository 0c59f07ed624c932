import { listRecords } from '@ev-site/contract/is-record.ts';
import type { FlattenedField } from 'payload';
import { type Data, toData } from './data.ts';
import { findLine } from './find-line.ts';

/** Puts the texts of one document into another, e.g. the same document in another language. Rows are matched by id. */
export const putTexts = (fields: readonly FlattenedField[], data: Data, texts: Data): Data => {
  const putIn = (field: FlattenedField): unknown => {
    const [value, text] = [data[field.name], texts[field.name]];
    if (field.localized) return text;
    if (!('flattenedFields' in field)) return value;
    const parts = field.flattenedFields;
    if (field.type !== 'array') return putTexts(parts, toData(value), toData(text));
    return listRecords(value).map((line) => putTexts(parts, line, findLine(text, line)));
  };
  return { ...data, ...Object.fromEntries(fields.map((field) => [field.name, putIn(field)])) };
};
