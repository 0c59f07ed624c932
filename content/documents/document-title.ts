import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { pageNames } from '../fields/page-keys.ts';

const isPageKey = (name: string): name is keyof typeof pageNames => Object.hasOwn(pageNames, name);

/**
 * The name of a document in a language; if it has none in it, its name in the first language, or in any other.
 * Page titles are named by a key: this is the name of the page.
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
  const name = names.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? unnamed;
  return field === 'key' && isPageKey(name) ? pageNames[name] : name;
};
