import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { toFieldLabel, toLabel } from '../documents/label.ts';
import { languageWords } from '../documents/language-words.ts';
import { translationReady } from '../fields/translation-ready.ts';
import { findCellForm } from './cell-form.ts';

/** A kind of content that can be exported to a file. */
export interface FileKind {
  collection: CollectionSlug;
  /** Names of its fields. The first is the one that names a document. */
  fields: readonly string[];
}

/** A column for one field, in one language if the field is localized. */
export interface Column {
  heading: string;
  field: FlattenedField;
  language: Language | null;
}

/** Columns that every kind has in addition to its fields. */
export const ownHeadings = {
  number: 'Number',
  status: 'Status',
  savedAt: 'Saved at (leave as it is)',
} as const;

/** Types of fields that fit into a cell. */
const columnTypes = new Set([
  'text',
  'textarea',
  'richText',
  'number',
  'date',
  'checkbox',
  'select',
  'upload',
]);

const canBeColumn = (field: FlattenedField): boolean =>
  columnTypes.has(field.type) ||
  findCellForm(field) !== undefined ||
  (field.type === 'relationship' && typeof field.relationTo === 'string');

const toColumns = (field: FlattenedField): Column[] => {
  const label = toFieldLabel(field);
  if (!field.localized) return [{ heading: label, field, language: null }];
  // English has no box "translation ready".
  const own = field.name === translationReady ? languages.slice(1) : languages;
  return own.map((language) => ({ heading: `${label} (${languageWords[language]})`, field, language }));
};

/** Lists the columns of a kind. The languages of a field are side by side. */
export const listColumns = (
  { collection, fields }: FileKind,
  { payload }: Pick<PayloadRequest, 'payload'>,
): Column[] => {
  const { flattenedFields } = payload.collections[collection].config;
  return fields.flatMap((name) => {
    const field = flattenedFields.find((one) => one.name === name);
    if (!field || !canBeColumn(field)) throw new Error(`“${name}” of ${collection} cannot be a column.`);
    return toColumns(field);
  });
};

/** What staff call one document of a kind, and several. */
export const getKindWords = ({ collection }: FileKind, { payload }: Pick<PayloadRequest, 'payload'>) => {
  const { labels } = payload.collections[collection].config;
  return { one: toLabel(labels.singular, collection), all: toLabel(labels.plural, collection) };
};

/** The value of a column in a document that was read in all languages. */
export const getValue = (
  doc: object | null,
  { field, language }: Pick<Column, 'field' | 'language'>,
): unknown => {
  const value: unknown = doc ? Reflect.get(doc, field.name) : undefined;
  if (language === null) return value;
  return isRecord(value) ? value[language] : undefined;
};
