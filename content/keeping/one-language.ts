import { isDeepStrictEqual } from 'node:util';
import { type PreviewKind, toDocument } from '@ev-site/contract/documents.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages, readLanguage } from '@ev-site/contract/paths.ts';
import type {
  CollectionBeforeOperationHook,
  CreateVersionArgs,
  DatabaseAdapterObj,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
  UpdateGlobalArgs,
} from 'payload';
import { changing } from '../database/changing.ts';
import { asOne } from '../database/sqlite-client.ts';
import { listFieldsOf } from '../documents/find-config.ts';
import { type Data, findLine, toData } from '../documents/find-line.ts';
import { findStored } from '../documents/find-stored.ts';
import { holdDocument } from '../documents/hold-document.ts';

/**
 * Takes over which language a call publishes alone: Payload is left to publish the newest draft as it stands, and of what it
 * then writes `withOneLanguage` leaves the other languages out. What is read in the course of the call says nothing of it.
 */
const takeLanguage = <Args extends object>(args: Args, req: PayloadRequest): Args => {
  const language = 'publishSpecificLocale' in args ? readLanguage(args.publishSpecificLocale) : undefined;
  req.context.publishesOne = language && { language, drafts: new Map() };
  if (!language) return args;
  req.locale = language;
  return { ...args, publishSpecificLocale: undefined };
};

/**
 * No text of another language goes into what is saved, nor into the form that its answer fills: the studio's buttons to publish ask
 * for none to be left out, as *Save* does, and of a single page Payload would store the English as the text of the language.
 */
const beginSave = <Args extends object>(args: Args, operation: string, req: PayloadRequest): Args => {
  if (operation !== 'update') return args;
  req.fallbackLocale = false;
  return takeLanguage(args, req);
};

export const rememberLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  beginSave(args, operation, req);

/** The same of a single page. */
export const rememberGlobalLanguage: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  beginSave(args, operation, req);

const readText = (texts: unknown, language: Language): unknown => toData(texts)[language] || null;

/** Whether a document says in a language what visitors read in it, in each of its lines. */
const isAsLive = (fields: readonly FlattenedField[], data: Data, live: Data, language: Language): boolean =>
  fields.every((field) => {
    const [value, old] = [data[field.name], live[field.name]];
    if (field.localized) return isDeepStrictEqual(readText(value, language), readText(old, language));
    if (!('flattenedFields' in field)) return true;
    const parts = field.flattenedFields;
    if (!Array.isArray(value)) return isAsLive(parts, toData(value), toData(old), language);
    return value.map(toData).every((line) => isAsLive(parts, line, findLine(old, line), language));
  });

/** A document with the texts that visitors have in all languages but one; a line has them by its number, wherever it was dragged. */
const keepOthers = (fields: readonly FlattenedField[], data: Data, live: Data, language: Language): Data => {
  const keepIn = (field: FlattenedField): unknown => {
    const [value, old] = [data[field.name], live[field.name]];
    if (field.localized) return { ...toData(old), [language]: toData(value)[language] };
    if (!('flattenedFields' in field)) return value;
    const parts = field.flattenedFields;
    if (isRecord(value)) return keepOthers(parts, value, toData(old), language);
    if (!Array.isArray(value)) return value;
    return value.map(toData).map((line) => keepOthers(parts, line, findLine(old, line), language));
  };
  const given = fields.filter(({ name }) => name in data);
  return { ...data, ...Object.fromEntries(given.map((field) => [field.name, keepIn(field)])) };
};

const toKey = (slug: string, id?: unknown): string => `${slug} ${id}`;

type Change = Pick<UpdateGlobalArgs<Data>, 'data' | 'req'>;

type Version = Pick<
  CreateVersionArgs,
  'publishedLocale' | 'req' | 'returning' | 'snapshot' | 'updatedAt' | 'versionData'
>;

/** Writes a version and, where that published one language, the drafts of the others behind it. */
const createBoth = async <Given extends Version, Made>(
  create: (version: Given) => Promise<Made>,
  version: Given,
  key: string,
): Promise<Made> => {
  const { language, drafts } = version.req?.context?.publishesOne ?? {};
  const draft = drafts?.get(key);
  if (!draft) return create(version);
  drafts?.delete(key);
  const published = { ...version, publishedLocale: language };
  const made = await create(published);
  // Of two versions of one moment neither is the newest.
  const at = new Date(Math.max(Date.now(), Date.parse(version.updatedAt) + 1)).toISOString();
  const versionData = { ...draft, updatedAt: version.versionData.updatedAt };
  await create({ ...published, createdAt: at, updatedAt: at, snapshot: true, returning: false, versionData });
  return made;
};

/**
 * Publishes one language alone as editors mean it: in the others visitors go on reading what they read, and what is drafted in them
 * stays a draft. Payload 3.90 would lay it over the newest published version, which later drafts may have pushed out, and lines of
 * lists by their place: where one was dragged or taken out, the Hindi of another stood beside its English. It would keep a draft
 * of the others also where there is none.
 */
export const withOneLanguage = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (db, payload) => {
    const leaveOthers = async <Given extends Change>(
      change: Given,
      slug: string,
      id?: unknown,
    ): Promise<Given> => {
      const { data, req } = change;
      const one = req?.context?.publishesOne;
      if (!one || data._status !== 'published') return change;
      const { language, drafts } = one;
      const fields = listFieldsOf(payload, slug);
      await holdDocument(payload, slug, id, req);
      const stored = await findStored(db, toDocument(slug as PreviewKind, id), req);
      const live: Data = stored?._status === 'published' ? { ...stored } : {};
      if (languages.every((other) => other === language || isAsLive(fields, data, live, other)))
        return change;
      drafts.set(toKey(slug, id), { ...structuredClone(data), _status: 'draft' });
      return { ...change, data: keepOthers(fields, data, live, language) };
    };
    const [updateOne, updateGlobal, createGlobal] = [
      db.updateOne.bind(db),
      db.updateGlobal.bind(db),
      db.createGlobal.bind(db),
    ];
    db.updateOne = (change) =>
      asOne(db, async () => updateOne(await leaveOthers(change, change.collection, change.id)));
    db.updateGlobal = (change) => asOne(db, async () => updateGlobal(await leaveOthers(change, change.slug)));
    db.createGlobal = (change) => asOne(db, async () => createGlobal(await leaveOthers(change, change.slug)));
    const [createVersion, createGlobalVersion] = [db.createVersion.bind(db), db.createGlobalVersion.bind(db)];
    db.createVersion = (version) =>
      asOne(db, () => createBoth(createVersion, version, toKey(version.collectionSlug, version.parent)));
    db.createGlobalVersion = (version) =>
      asOne(db, () => createBoth(createGlobalVersion, version, toKey(version.globalSlug)));
  });
