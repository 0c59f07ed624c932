import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@ev-site/contract/is-record.ts';
import type { FlattenedField } from 'payload';
import { type Data, toData } from '../documents/data.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { translationReady } from '../fields/translation-ready.ts';
import type { Translation } from './languages/translation.ts';

/** A text has no translation: nobody wrote one, or staff have changed the English text since. */
export class Untranslated extends Error {
  /** Where in the document, e.g. "figures.2.label". */
  readonly path: string;

  constructor(path: string) {
    super(`There is no translation of ${path}.`);
    this.path = path;
  }
}

interface Options {
  /** Fields of the collection, group or row. */
  fields: readonly FlattenedField[];
  /** The document as it is stored, in English. */
  stored: Data;
  /** The same document as the seed writes it. If a rich text differs from this, staff have changed it. */
  seeded: Data;
  /** Seed key of the document, by which translations of its rich texts are found. */
  key: string;
  translation: Translation;
  path?: string;
}

const isRichTextOf = (stored: unknown, seeded: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(stored)), JSON.parse(JSON.stringify(seeded ?? null)));

const translateLeaf = (
  field: FlattenedField,
  value: unknown,
  { seeded, key, translation, path = '' }: Options,
): unknown => {
  if (field.name === translationReady) return true;
  if (isEmpty(value)) return value;
  const place = `${path}${field.name}`;
  if (field.type !== 'richText') {
    const text = translation.texts[String(value)];
    if (text === undefined) throw new Untranslated(place);
    return text;
  }
  const text = translation.richTexts?.[`${key}/${place}`];
  if (!text || !isRichTextOf(value, seeded[field.name])) throw new Untranslated(place);
  return text;
};

/**
 * Translates each text of a stored document, for saving in that language.
 * @throws {Untranslated}
 */
export const translateDocument = (options: Options): Data => {
  const { fields, stored, seeded, path = '' } = options;
  const translated: Data = { ...stored };
  for (const field of fields) {
    const value = stored[field.name];
    if (field.localized) translated[field.name] = translateLeaf(field, value, options);
    else if (field.type === 'array' && Array.isArray(value)) {
      const rows = Array.isArray(seeded[field.name]) ? (seeded[field.name] as unknown[]) : [];
      translated[field.name] = value.map((row, index) =>
        translateDocument({
          ...options,
          fields: field.flattenedFields,
          stored: toData(row),
          seeded: toData(rows[index]),
          path: `${path}${field.name}.${index}.`,
        }),
      );
    } else if (field.type === 'group' && isRecord(value)) {
      translated[field.name] = translateDocument({
        ...options,
        fields: field.flattenedFields,
        stored: value,
        seeded: toData(seeded[field.name]),
        path: `${path}${field.name}.`,
      });
    }
  }
  return translated;
};
