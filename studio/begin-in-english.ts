import { isPreviewedCollection } from '@ev-site/contract/documents.ts';
import { languages } from '@ev-site/contract/paths.ts';

const newDocument = /^\/studio\/collections\/([^/]+)\/create\/?$/;

/** What visitors read, and the answers that they get. */
const isTranslated = (kind: string): boolean => isPreviewedCollection(kind) || kind === 'reply-templates';

/**
 * Where a new document is begun. Payload opens it in the language that was read last, and its English comes first
 * (content/keeping/english-first.ts).
 * @returns null where the address names a language, or no new document that has several
 */
export const toEnglishAddress = (address: URL): URL | null => {
  const [, kind = ''] = newDocument.exec(address.pathname) ?? [];
  if (!isTranslated(kind) || address.searchParams.has('locale')) return null;
  const english = new URL(address);
  english.searchParams.set('locale', languages[0]);
  return english;
};
