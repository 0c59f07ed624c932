import { isPreviewedGlobal, type NamedDocument } from '@ev-site/contract/documents.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import {
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type Payload,
  type TypedUser,
} from 'payload';
import { findGlobalConfig } from '../documents/find-config.ts';
import { readDocument } from '../documents/read-document.ts';

/** A document as it is stored or typed; what of it is there depends on how far somebody has come. */
export type LooseDocument = Record<string, unknown>;

interface Asked {
  /** In whose name it is read: who may not read a document may not preview it. */
  user: TypedUser;
  language: Language;
  /** How far relations are followed. */
  depth: number;
  /** What is typed in that language and not saved, as the studio's form has it. */
  unsaved?: LooseDocument | undefined;
}

/**
 * Reads the latest saved version of a document, draft or not, or what is typed into it, with its relations.
 * Everything is read in the name of the user, so what is typed brings nothing in that he may not see.
 * @returns null where there is no such document, or he may not read it.
 */
export const readPreviewedDocument = async (
  payload: Payload,
  document: NamedDocument,
  { user, language, depth, unsaved }: Asked,
): Promise<LooseDocument | null> => {
  const found = await readDocument(payload, document, {
    user,
    depth,
    locale: language,
    fallbackLocale: false,
    overrideAccess: false,
    // What is typed lies in one language already; Payload would look for languages in it.
    ...(unsaved ? { data: structuredClone(unsaved), flattenLocales: false } : { draft: true }),
  });
  return found && Object.keys(found).length > 0 ? found : null;
};

/** Whether somebody may change a document: who may not has nothing typed to be shown, and gives no link away. */
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
