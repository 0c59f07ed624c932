import { isRecord } from '@ev-site/contract/is-record.ts';
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  isolateObjectProperty,
  type PayloadRequest,
  type TextField,
  type Where,
} from 'payload';
import { findStored } from '../documents/find-stored.ts';
import type { Which } from '../documents/which.ts';
import { publicError } from '../requests/refuse.ts';
import { indianTime } from '../time/india-time.ts';
import { type CurrentChange, rememberCompared } from './compared-saves.ts';
import { findOthersChange, isChangedSince, type LastChange } from './last-change.ts';
import { type Change, listChanges } from './list-changes.ts';

type Data = Record<string, unknown> & { lastChange?: LastChange };

/** How many characters of a text, and how many differences, a refusal shows. */
const longest = 300;
const shownAtMost = 12;

/**
 * An ISO date and time: when the state that the editor has opened was saved. It is not stored. Every read returns it,
 * and the editor sends it back with a save. Only a call that sends it is guarded.
 */
export const openedField = (): TextField => ({
  name: 'opened',
  type: 'text',
  virtual: true,
  label: 'Changed meanwhile',
  admin: {
    position: 'sidebar',
    // Payload treats virtual fields as read-only, and would leave the editor's value out of the save.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
  hooks: { afterRead: [({ siblingData }) => siblingData?.updatedAt] },
});

/** Notes whether the caller sent the field `opened` himself: if he did not, Payload fills in the current value. */
const noteOpened = <Args extends object>(args: Args, operation: string, req: PayloadRequest): Args => {
  if (operation !== 'update') return args;
  req.context.saysOpened = 'data' in args && isRecord(args.data) && 'opened' in args.data;
  return args;
};

export const rememberOpened: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  noteOpened(args, operation, req);

/** The same for a single page or the settings. */
export const rememberGlobalOpened: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  noteOpened(args, operation, req);

const cut = (text: string): string => {
  if (text === '') return 'nothing';
  const letters = Array.from(text);
  return letters.length > longest ? `“${letters.slice(0, longest).join('')}…”` : `“${text}”`;
};

const toLines = (changes: readonly Change[]): string[] => {
  const shown = changes
    .slice(0, shownAtMost)
    .flatMap(({ place, before, after }) => [
      `${place}`,
      `  theirs: ${cut(before)}`,
      `  yours: ${cut(after)}`,
    ]);
  const more = changes.length - shownAtMost;
  return more > 0 ? [...shown, `and ${more} more`] : shown;
};

const toConflict = ({ by, at }: Pick<LastChange, 'by' | 'at'>, changes: readonly Change[]) => {
  const who = by || 'Somebody else';
  const when = indianTime.format(new Date(at ?? Date.now()));
  const say = (at: string) => `${who} saved this ${at}after you had opened it. Nothing of yours was saved.`;
  const details = [say(`at ${when} (Indian time), `), ...toLines(changes)].join('\n');
  return publicError(409, say(''), [{ path: 'opened', message: details }]);
};

interface Saved {
  /** Its collection and id, or the single page. */
  which: Which;
  fields: FlattenedField[];
  /** The document as it is now. */
  stored: Data;
  /** The document as the save would make it. */
  data: Data;
  req: PayloadRequest;
  /** Reads the newest version saved at or before the time in `opened`; null if no such version is kept. */
  readOpened: (opened: string) => Promise<Data | null>;
  /** Reads the document again at a later moment: the newest draft or what is stored. */
  readAgain: (draft: boolean) => Promise<Data>;
}

/**
 * The fields in which two changes may conflict. The status is one of them only if a colleague has taken the document
 * down since it was opened: saving a draft or another language hides nothing from visitors, and publishing keeps
 * drafts.
 */
const listDisputable = async ({ fields, which, req }: Saved, opened: unknown) => {
  const others = fields.filter(({ name }) => name !== '_status');
  if (others.length === fields.length) return others;
  const live = await findStored(req.payload.db, which, req);
  const isTakenDown = live?._status === 'draft' && Date.parse(live.updatedAt) > Date.parse(String(opened));
  return isTakenDown ? fields : others;
};

/**
 * Makes the error for the second of two people who save at the same moment; both were compared with one stored state.
 */
const toLateRefusal =
  ({ fields, stored, data, req, readAgain }: Saved) =>
  async ({ lastChange, draft }: CurrentChange): Promise<Error> => {
    const now = await readAgain(draft);
    const theirs = new Set(listChanges(fields, stored, now).map(({ place }) => place));
    const changes = listChanges(fields, now, data).filter(({ place }) => theirs.has(place));
    return toConflict(findOthersChange(lastChange, req), changes);
  };

const guard = async (saved: Saved): Promise<Data> => {
  const { which, stored, data, req, readOpened } = saved;
  const { opened, ...rest } = data;
  if (req.context.saysOpened)
    rememberCompared(req, which, { seen: stored.lastChange, toRefusal: toLateRefusal(saved) });
  // `opened` is the current state: either Payload filled it in because the call sent none, or nobody has changed the
  // document. This check comes first, because `updatedAt` of a lead may be that of a program, just before the time of a
  // colleague's change that the program's change followed.
  if (opened === stored.updatedAt) return rest;
  const { lastChange } = stored;
  if (!req.user || !lastChange || !isChangedSince(opened, stored, req)) return rest;
  const atOpening = await readOpened(String(opened));
  const fields = await listDisputable(saved, opened);
  // Only fields that colleagues changed are in conflict. If the version of that time is gone, all differences count.
  const theirs = atOpening && new Set(listChanges(fields, atOpening, stored).map(({ place }) => place));
  const changes = listChanges(fields, stored, rest).filter(({ place }) => !theirs || theirs.has(place));
  if (changes.length > 0) throw toConflict(findOthersChange(lastChange, req), changes);
  return rest;
};

const upTo = (opened: string): Where => ({ 'version.updatedAt': { less_than_equal: opened } });

/** Reads in the language of the call only, in the same form as the stored document that Payload hands to the hooks. */
const inLanguageOf = ({ locale }: PayloadRequest) =>
  ({ ...(locale ? { locale: locale as 'en' } : {}), fallbackLocale: false }) as const;

/** Reads with a separate request object, so that language and context of the call stay. Same transaction. */
const asStored = (req: PayloadRequest) =>
  ({
    ...inLanguageOf(req),
    depth: 0,
    showHiddenFields: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context']),
  }) as const;

const newest = { sort: '-updatedAt', limit: 1, pagination: false, depth: 0 } as const;

/**
 * Refuses to save a document that somebody else has saved since it was opened. The error shows both persons' values.
 * @throws {APIError} 409
 */
export const guardChange: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || !('opened' in data)) return data;
  const { opened: _opened, ...rest } = data;
  // A person who goes back to a version means to undo the changes after it.
  if (operation !== 'update' || !originalDoc || req.context.isRestoringVersion) return rest;
  return guard({
    which: { slug: collection.slug, id: originalDoc.id },
    fields: collection.flattenedFields,
    stored: originalDoc,
    data,
    req,
    readOpened: async (opened) => {
      if (!collection.versions) return null;
      const { docs } = await req.payload.findVersions({
        collection: collection.slug,
        where: { and: [{ parent: { equals: originalDoc.id } }, upTo(opened)] },
        ...newest,
        ...inLanguageOf(req),
        showHiddenFields: true,
        req,
      });
      return (docs[0]?.version as Data | undefined) ?? null;
    },
    readAgain: async (draft) => ({
      ...(await req.payload.findByID({
        collection: collection.slug,
        id: originalDoc.id,
        draft,
        trash: true,
        ...asStored(req),
      })),
    }),
  });
};

/**
 * The same for a single page or the settings.
 * @throws {APIError} 409
 */
export const guardGlobalChange: GlobalBeforeValidateHook = async ({ data, global, originalDoc, req }) => {
  if (!data || !('opened' in data)) return data;
  return guard({
    which: { slug: global.slug },
    fields: global.flattenedFields,
    stored: originalDoc ?? {},
    data,
    req,
    readOpened: async (opened) => {
      const { docs } = await req.payload.findGlobalVersions({
        slug: global.slug,
        where: upTo(opened),
        ...newest,
        ...inLanguageOf(req),
        req,
      });
      return (docs[0]?.version as Data | undefined) ?? null;
    },
    readAgain: async (draft) => ({
      ...(await req.payload.findGlobal({ slug: global.slug, draft, ...asStored(req) })),
    }),
  });
};
