import { isDeepStrictEqual } from 'node:util';
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
import { patchAdapter } from '../database/patch-adapter.ts';
import { inSqliteTransaction } from '../database/sqlite-client.ts';
import { type Data, toData } from '../documents/data.ts';
import { listFieldsOf } from '../documents/find-config.ts';
import { findLine } from '../documents/find-line.ts';
import { findStored } from '../documents/find-stored.ts';
import { holdDocument } from '../documents/hold-document.ts';
import { toWhichGlobal, toWhichKey, type Which } from '../documents/which.ts';

/**
 * Takes out of a call the one language that it publishes. Payload then publishes the whole newest draft, and
 * `withOneLanguage` leaves the other languages out of what Payload writes. Reads during the call do not change this.
 */
const takeLanguage = <Args extends object>(args: Args, req: PayloadRequest): Args => {
  const language = 'publishSpecificLocale' in args ? readLanguage(args.publishSpecificLocale) : undefined;
  req.context.publishesOne = language && { language, drafts: new Map() };
  if (!language) return args;
  req.locale = language;
  return { ...args, publishSpecificLocale: undefined };
};

/**
 * Switches off the fallback language for a save, so that texts of another language get neither into what is saved nor
 * into the form that shows the answer. The studio's publish buttons do not ask for that, although *Save* does; and
 * Payload would store the English of a single page as the text of the other language.
 */
const beginSave = <Args extends object>(args: Args, operation: string, req: PayloadRequest): Args => {
  if (operation !== 'update') return args;
  req.fallbackLocale = false;
  return takeLanguage(args, req);
};

export const rememberLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  beginSave(args, operation, req);

/** The same for a single page. */
export const rememberGlobalLanguage: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  beginSave(args, operation, req);

const readText = (texts: unknown, language: Language): unknown => toData(texts)[language] || null;

/**
 * Whether a document has the same texts in one language as the version that visitors see, in each of its list rows too.
 */
const isAsLive = (fields: readonly FlattenedField[], data: Data, live: Data, language: Language): boolean =>
  fields.every((field) => {
    const [value, old] = [data[field.name], live[field.name]];
    if (field.localized) return isDeepStrictEqual(readText(value, language), readText(old, language));
    if (!('flattenedFields' in field)) return true;
    const parts = field.flattenedFields;
    if (!Array.isArray(value)) return isAsLive(parts, toData(value), toData(old), language);
    return value.map(toData).every((line) => isAsLive(parts, line, findLine(old, line), language));
  });

/**
 * A document with one language as given, and all others as visitors have them. Rows of lists are matched by their id,
 * wherever they were dragged.
 */
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

type Change = Pick<UpdateGlobalArgs<Data>, 'data' | 'req'>;

type Version = Pick<
  CreateVersionArgs,
  'publishedLocale' | 'req' | 'returning' | 'snapshot' | 'updatedAt' | 'versionData'
>;

/**
 * Writes a version. If it published one language, also writes a newer version with the drafts of the other languages.
 */
const createBoth = async <Given extends Version, Made>(
  create: (version: Given) => Promise<Made>,
  version: Given,
  which: Which,
): Promise<Made> => {
  const { language, drafts } = version.req?.context?.publishesOne ?? {};
  const key = toWhichKey(which);
  const draft = drafts?.get(key);
  if (!draft) return create(version);
  drafts?.delete(key);
  const published = { ...version, publishedLocale: language };
  const made = await create(published);
  // The second version must be later: of two versions with the same time, neither counts as the newest.
  const at = new Date(Math.max(Date.now(), Date.parse(version.updatedAt) + 1)).toISOString();
  const versionData = { ...draft, updatedAt: version.versionData.updatedAt };
  await create({ ...published, createdAt: at, updatedAt: at, snapshot: true, returning: false, versionData });
  return made;
};

/**
 * Publishes a single language as editors expect it: in the other languages visitors continue to see what they saw, and
 * drafts stay drafts. Payload 3.90 would lay the language over the newest published version, which later drafts may
 * have pushed out of the kept versions. It would also match rows of lists by position: after a row was dragged or
 * removed, the Hindi of one row would be beside the English of another. And it would keep a draft of the other
 * languages even where they have none.
 */
export const withOneLanguage = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (db, payload) => {
    const leaveOthers = async <Given extends Change>(change: Given, which: Which): Promise<Given> => {
      const { data, req } = change;
      const one = req?.context?.publishesOne;
      if (!one || data._status !== 'published') return change;
      const { language, drafts } = one;
      const fields = listFieldsOf(payload, which.slug);
      await holdDocument(payload, which, req);
      const stored = await findStored(db, which, req);
      const live: Data = stored?._status === 'published' ? { ...stored } : {};
      if (languages.every((other) => other === language || isAsLive(fields, data, live, other)))
        return change;
      drafts.set(toWhichKey(which), { ...structuredClone(data), _status: 'draft' });
      return { ...change, data: keepOthers(fields, data, live, language) };
    };
    const [updateOne, updateGlobal, createGlobal] = [
      db.updateOne.bind(db),
      db.updateGlobal.bind(db),
      db.createGlobal.bind(db),
    ];
    db.updateOne = (change) =>
      inSqliteTransaction(db, async () =>
        updateOne(await leaveOthers(change, { slug: change.collection, id: change.id })),
      );
    db.updateGlobal = (change) =>
      inSqliteTransaction(db, async () =>
        updateGlobal(await leaveOthers(change, toWhichGlobal(change.slug))),
      );
    db.createGlobal = (change) =>
      inSqliteTransaction(db, async () =>
        createGlobal(await leaveOthers(change, toWhichGlobal(change.slug))),
      );
    const [createVersion, createGlobalVersion] = [db.createVersion.bind(db), db.createGlobalVersion.bind(db)];
    db.createVersion = (version) =>
      inSqliteTransaction(db, () =>
        createBoth(createVersion, version, { slug: version.collectionSlug, id: version.parent }),
      );
    db.createGlobalVersion = (version) =>
      inSqliteTransaction(db, () => createBoth(createGlobalVersion, version, { slug: version.globalSlug }));
  });
