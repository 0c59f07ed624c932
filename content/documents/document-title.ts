import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';

/**
 * The name of a document in a language; if it has none in it, its name in the first language, or in any other.
 * @param field the field that holds the name, as in Payload's `useAsTitle`
 * @param unnamed the name to use if there is none at all, e.g. in a draft that was just begun
 */
export const toDocumentTitle = (
  doc: object,
  field: string | undefined,
  unnamed = 'Without a name',
  language: Language = languages[0],
): string => {
  const stored: unknown = Reflect.get(doc, field ?? 'id');
  const names = isRecord(stored)
    ? [stored[language], stored[languages[0]], ...Object.values(stored)]
    : [stored];
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? unnamed;
};
