import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import type { Field, FieldHook, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { boundLists } from './bound-lists.ts';
import { internalAccess, nobody } from './content-access.ts';
import { editLockRules, ignoreEditLocks } from './edit-locks.ts';
import { guardEndpoints } from './guard-endpoints.ts';
import { refuseUnknownIds } from './guard-ids.ts';
import { refuseGlobalMisfit, refuseMisfit } from './guard-values.ts';
import { boundPreferences } from './preferences.ts';
import { refuseForeignPaths } from './query-paths.ts';

const isTimestamp = (field: Field): boolean =>
  'name' in field && (field.name === 'createdAt' || field.name === 'updatedAt');

// When a record was made and changed decides how long it is kept and what is shown first, so only the programs may set
// it.
const fixTimestamps = ({ fields }: SanitizedCollectionConfig): void => {
  for (const field of fields.filter(isTimestamp)) {
    Object.assign(field, { access: { create: nobody, update: nobody } });
  }
};

/**
 * The name of a record appears in mails, logs and files. It is reduced to one line, so that no second line can be
 * mistaken for one of theirs.
 */
const callByOneLine = ({ admin, flattenedFields }: SanitizedCollectionConfig): void => {
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  if (title?.type !== 'text') return;
  const toOneLine: FieldHook = ({ value }) => (typeof value === 'string' ? toLine(value) : value);
  Object.assign(title, {
    hooks: { ...title.hooks, beforeValidate: [...(title.hooks?.beforeValidate ?? []), toOneLine] },
  });
};

const applyLockRules = (collection: SanitizedCollectionConfig): void => {
  Object.assign(collection.access, editLockRules.access);
  collection.hooks.beforeChange.push(...editLockRules.hooks.beforeChange);
  collection.hooks.afterRead.push(...editLockRules.hooks.afterRead);
};

/**
 * Adds the rules that hold for every collection to a sanitized config. Payload's own collections are included: they
 * exist only after Payload has sanitized the config.
 */
export const guardCollections = (config: SanitizedConfig): SanitizedConfig => {
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences');
  if (preferences) boundPreferences(preferences);
  for (const entity of [config, ...config.collections, ...config.globals]) guardEndpoints(entity);
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [refuseGlobalMisfit, ...(hooks.beforeOperation ?? [])];
  for (const collection of config.collections) {
    fixTimestamps(collection);
    callByOneLine(collection);
    // Input is checked before a collection's own hooks use it.
    collection.hooks.beforeOperation.unshift(
      refuseUnknownIds,
      refuseMisfit,
      refuseForeignPaths,
      boundLists,
      ignoreEditLocks,
    );
    if (collection.slug === 'payload-locked-documents') applyLockRules(collection);
    // Payload's other collections are bookkeeping. Preferences have their own rules and belong to each person.
    else if (collection.slug.startsWith('payload-') && collection.slug !== 'payload-preferences') {
      Object.assign(collection.access, internalAccess);
    }
  }
  return config;
};
