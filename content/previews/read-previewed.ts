import { isPreviewedGlobal, type NamedDocument } from '@ev-site/contract/documents.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import {
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type Payload,
  type TypedUser,
} from 'payload';
import type { Data } from '../documents/data.ts';
import { findGlobalConfig } from '../documents/find-config.ts';
import { readDocument } from '../documents/read-document.ts';

interface PreviewOptions {
  /** The person with whose rights it is read: without the right to read, there is no preview. */
  user: TypedUser;
  language: Language;
  /** How deep relations are read. */
  depth: number;
  /** Unsaved input in that language, as the studio's form has it. */
  unsaved?: Data | undefined;
}

/**
 * Reads the latest saved version of a document, draft or not, or unsaved input for it, with its relations. All is read
 * with the user's rights, so unsaved input cannot bring in anything that he may not see.
 * @returns null if the document does not exist, or if he may not read it.
 */
export const readPreviewedDocument = async (
  payload: Payload,
  document: NamedDocument,
  { user, language, depth, unsaved }: PreviewOptions,
): Promise<Data | null> => {
  const found = await readDocument(payload, document, {
    user,
    depth,
    locale: language,
    fallbackLocale: false,
    overrideAccess: false,
    // Unsaved input is in one language already. With flattening, Payload would look for languages in it.
    ...(unsaved ? { data: structuredClone(unsaved), flattenLocales: false } : { draft: true }),
  });
  return found && Object.keys(found).length > 0 ? found : null;
};

/**
 * Whether a person may change a document. Without that right, he can neither preview unsaved input nor share a link.
 */
export const mayChangePreviewed = async (
  payload: Payload,
  { kind, id }: NamedDocument,
  user: TypedUser,
): Promise<boolean> => {
  const req = await createLocalReq({ user }, payload);
  if (isPreviewedGlobal(kind)) {
    const globalConfig = findGlobalConfig(payload, kind);
    return Boolean(globalConfig && (await docAccessOperationGlobal({ globalConfig, req })).update);
  }
  const collection = payload.collections[kind];
  return Boolean((await docAccessOperation({ id: Number(id), collection, req })).update);
};
