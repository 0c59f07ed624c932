import { toDocument } from '@ev-site/contract/documents.ts';
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalBeforeChangeHook,
  SanitizedConfig,
} from 'payload';
import { withHook } from '../hooks/with-hook.ts';
import { deleteEnglishNotes, noteEnglish, tellsOlder } from './older-translations.ts';

const noteChange: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { slug } = collection;
  if (operation !== 'update' || !originalDoc || !tellsOlder(slug)) return data;
  const document = toDocument(slug, originalDoc.id);
  await noteEnglish(req, document, { before: originalDoc, after: data });
  return data;
};

const noteGlobalChange: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const { slug } = global;
  if (!tellsOlder(slug)) return data;
  await noteEnglish(req, toDocument(slug), { before: originalDoc ?? {}, after: data });
  return data;
};

const forget: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { slug } = collection;
  if (tellsOlder(slug)) await deleteEnglishNotes(req, toDocument(slug, id));
  return doc;
};

/** Adds hooks to the finished config that note every change of an English text (older-translations.ts). */
export const addEnglishChangeHooks = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections.filter(({ slug }) => tellsOlder(slug))) {
    const { hooks } = collection;
    collection.hooks = {
      ...hooks,
      beforeChange: withHook(hooks.beforeChange, noteChange),
      afterDelete: withHook(hooks.afterDelete, forget),
    };
  }
  for (const global of config.globals.filter(({ slug }) => tellsOlder(slug)))
    global.hooks = { ...global.hooks, beforeChange: withHook(global.hooks.beforeChange, noteGlobalChange) };
  return config;
};
