import { isPreviewedCollection } from '@ev-site/contract/documents.ts';
import { languages } from '@ev-site/contract/paths.ts';

const newDocument = /^\/studio\/collections\/([^/]+)\/create\/?$/;

/** Kinds with translations: what visitors read, and the templates of replies to them. */
const isTranslated = (kind: string): boolean => isPreviewedCollection(kind) || kind === 'reply-templates';

/**
 * The address that opens a new document in English. Payload opens it in the language that the person read last, but
 * the English text has to be written first (content/keeping/english-first.ts).
 * @returns null if the address already names a language, or does not open a new document of a translated kind
 */
export const toEnglishAddress = (address: URL): URL | null => {
  const [, kind = ''] = newDocument.exec(address.pathname) ?? [];
  if (!isTranslated(kind) || address.searchParams.has('locale')) return null;
  const english = new URL(address);
  english.searchParams.set('locale', languages[0]);
  return english;
};
