import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { FlattenedField } from 'payload';
import type { Data } from '../documents/data.ts';
import { toPlainText } from '../documents/rich-text-words.ts';

/** A text in a document. */
export interface DocumentText {
  text: string;
  /** Null if the text is the same in all languages. */
  language: Language | null;
  /** Name of the document's field that contains the text. */
  field: string;
}

/** Fields that programs write for themselves. */
const notContent = new Set([
  'lastChange',
  'opened',
  '_status',
  '_order',
  'leadKey',
  'inputs',
  'sizes',
  'tone',
]);

const isShown = (field: FlattenedField): boolean =>
  !notContent.has(field.name) && !('hidden' in field && field.hidden);

const toText = (field: FlattenedField, value: unknown): string => {
  if (field.type === 'richText') return toPlainText(value);
  const isText = ['text', 'textarea', 'email', 'select'].includes(field.type);
  if (!isText) return '';
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

const listOwn = (doc: Data, field: FlattenedField): Omit<DocumentText, 'field'>[] => {
  const value = doc[field.name];
  if ('flattenedFields' in field) {
    const rows = Array.isArray(value) ? value : [value];
    return rows.filter(isRecord).flatMap((row) => listTexts(row, field.flattenedFields));
  }
  if (!field.localized) return [{ text: toText(field, value), language: null }];
  return languages.map((language) => ({
    text: toText(field, isRecord(value) ? value[language] : null),
    language,
  }));
};

/** Lists every text of a document that was read in all languages, at any depth. */
export const listTexts = (doc: Data, fields: readonly FlattenedField[]): DocumentText[] =>
  fields
    .filter(isShown)
    .flatMap((field) => listOwn(doc, field).map((text) => ({ ...text, field: field.name })))
    .filter(({ text }) => text !== '');
