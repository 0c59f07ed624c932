import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';

/**
 * What a document is called in a language; in the first one, or in any, where it has no name in that.
 * @param field which it is called by, as Payload's `useAsTitle` has it
 * @param unnamed what it is called where it has no name at all, as a draft that was just begun
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
