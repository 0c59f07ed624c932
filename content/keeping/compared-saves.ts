import type {
  BaseDatabaseAdapter,
  CollectionAfterChangeHook,
  DatabaseAdapterObj,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { patchAdapter } from '../database/patch-adapter.ts';
import { inSqliteTransaction } from '../database/sqlite-client.ts';
import { findConfig } from '../documents/find-config.ts';
import { holdDocument } from '../documents/hold-document.ts';
import { toWhichGlobal, toWhichKey, type Which } from '../documents/which.ts';
import { findOthersChange, isChangedSince, type LastChange } from './last-change.ts';
import { hasDrafts } from './status.ts';

/** The last change of a document as it is now, in the newest draft (`draft`) or in the stored document. */
export interface CurrentChange {
  lastChange: LastChange;
  draft: boolean;
}

/** A save that was already compared with the document as it was at that time. */
export interface ComparedSave {
  /** The last change of the document that the comparison has seen. */
  seen: LastChange | undefined;
  /** Makes the error that the person gets if somebody else has changed the document since the comparison. */
  toRefusal: (change: CurrentChange) => Promise<Error>;
  refusal?: Error;
}

type Req = Partial<PayloadRequest>;

/** Remembers a compared save until it is written: a colleague may save the same document between the two steps. */
export const rememberCompared = (
  { context }: Pick<PayloadRequest, 'context'>,
  which: Which,
  save: ComparedSave,
): void => {
  context.comparedSaves ??= new Map();
  context.comparedSaves.set(toWhichKey(which), save);
};

type Changed = Record<string, unknown> & { lastChange?: LastChange };

const only = { lastChange: true } as const;
const newest = { where: { latest: { equals: true } }, limit: 1, pagination: false } as const;

/**
 * Reads the last change of the newest draft and that of the stored document. Both are needed, because a save may write
 * one of the two without the other.
 */
const listCurrentChanges = async (
  db: BaseDatabaseAdapter,
  which: Which,
  req: Req,
): Promise<CurrentChange[]> => {
  const ofDrafts = { ...newest, select: { version: only }, req };
  const ofStored = { select: only, req };
  const readDrafts = async () => {
    if (!hasDrafts(findConfig(db.payload, which.slug) ?? {})) return [];
    const { docs } =
      'id' in which
        ? await db.findVersions<Changed & { id: number }>({
            ...ofDrafts,
            collection: which.slug,
            where: { and: [{ parent: { equals: which.id } }, newest.where] },
          })
        : await db.findGlobalVersions<Changed & { id: number }>({ ...ofDrafts, global: which.slug });
    return docs.map(({ version }) => version);
  };
  const readStored = (): Promise<Changed | null> =>
    'id' in which
      ? db.findOne<Changed & { id: number }>({
          ...ofStored,
          collection: which.slug,
          where: { id: { equals: which.id } },
        })
      : db.findGlobal<Changed>({ ...ofStored, slug: which.slug });
  const [drafts, stored] = [await readDrafts(), await readStored()];
  return [
    ...drafts.map((doc) => ({ lastChange: doc.lastChange ?? {}, draft: true })),
    { lastChange: stored?.lastChange ?? {}, draft: false },
  ];
};

const longAgo = new Date(0).toISOString();

/** @throws {APIError} 409 if somebody else has saved the document since the current save was compared with it */
const refuseOvertaken = async (db: BaseDatabaseAdapter, which: Which, req: Req = {}): Promise<void> => {
  const saves = req.context?.comparedSaves;
  const save = saves?.get(toWhichKey(which));
  if (!save || !req.user) return;
  const asker = { user: req.user };
  await holdDocument(db.payload, which, req);
  const { at } = findOthersChange(save.seen ?? {}, asker);
  const changes = await listCurrentChanges(db, which, req);
  const change = changes.find((one) => isChangedSince(at ?? longAgo, one, asker));
  if (change) {
    save.refusal = await save.toRefusal(change);
    throw save.refusal;
  }
  saves?.delete(toWhichKey(which));
};

type Save<Args> = (args: Args) => Promise<unknown>;

/**
 * Compares each save a second time, at the moment when it is written. If two people save at the same moment, both saves
 * are first compared with the same older state. Without this check, the later save would overwrite the earlier one.
 */
export const withComparedSaves = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (db) => {
    const comparing = <Args extends { req?: Req | undefined }>(
      name: keyof typeof db,
      toWhich: (args: Args) => Which,
    ) => {
      const save = (db[name] as Save<Args>).bind(db);
      const compared: Save<Args> = (args) =>
        inSqliteTransaction(db, async () => {
          await refuseOvertaken(db, toWhich(args), args.req);
          return save(args);
        });
      Object.assign(db, { [name]: compared });
    };
    comparing<Parameters<typeof db.updateOne>[0]>('updateOne', ({ collection, id }) => ({
      slug: collection,
      id,
    }));
    comparing<Parameters<typeof db.createVersion>[0]>('createVersion', ({ collectionSlug, parent }) => ({
      slug: collectionSlug,
      id: parent,
    }));
    comparing<Parameters<typeof db.updateVersion>[0]>('updateVersion', ({ collection, versionData }) => ({
      slug: collection,
      id: versionData.parent,
    }));
    for (const name of ['updateGlobal', 'createGlobal'] as const)
      comparing<{ slug: string; req?: Req | undefined }>(name, ({ slug }) => toWhichGlobal(slug));
    comparing<Parameters<typeof db.createGlobalVersion>[0]>('createGlobalVersion', ({ globalSlug }) => ({
      slug: globalSlug,
    }));
    comparing<Parameters<typeof db.updateGlobalVersion>[0]>('updateGlobalVersion', ({ global }) => ({
      slug: global,
    }));
  });

const throwRefusal = ({ context }: PayloadRequest, which: Which): void => {
  const refusal = context.comparedSaves?.get(toWhichKey(which))?.refusal;
  if (refusal) throw refusal;
};

/**
 * Reports a refused save that Payload 3.90 would swallow: when an autosave fails, Payload continues with the
 * colleague's version as if it had saved that itself.
 * @throws {APIError} 409
 */
export const throwIfOvertaken: CollectionAfterChangeHook = ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  if (operation === 'update') throwRefusal(req, { slug, id: doc.id });
  return doc;
};

/** The same for a single page. */
export const throwIfPageOvertaken: GlobalAfterChangeHook = ({ doc, global: { slug }, req }) => {
  throwRefusal(req, { slug });
  return doc;
};
