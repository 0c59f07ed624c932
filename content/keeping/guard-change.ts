import { type PreviewKind, toDocument } from '@ev-site/contract/documents.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type TextField,
  type Where,
} from 'payload';
import { findStored } from '../documents/find-stored.ts';
import { publicError } from '../requests/refuse.ts';
import { indianTime } from '../time/india-time.ts';
import { rememberCompared, type StandingChange, type Which } from './compared-saves.ts';
import { findOthersChange, isChangedSince, type LastChange } from './last-change.ts';
import { type Change, listChanges } from './list-changes.ts';

type Data = Record<string, unknown> & { lastChange?: LastChange };

/** How much of a text, and how many differences, a refusal shows. */
const longest = 300;
const shownAtMost = 12;

/**
 * When the state of the document was saved that the editor opened, as an ISO date and time; kept nowhere. Every read says it,
 * and the editor gives it back with a save. Only a call that gives it is guarded.
 */
export const openedField = (): TextField => ({
  name: 'opened',
  type: 'text',
  virtual: true,
  label: 'Changed meanwhile',
  admin: {
    position: 'sidebar',
    // Payload takes virtual fields for its own to fill, and leaves what the editor says out of the save.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
  hooks: { afterRead: [({ siblingData }) => siblingData?.updatedAt] },
});

/** Whether who saves says himself what he had opened: where he does not, Payload fills in what stands there. */
const noteOpened = <Args extends object>(args: Args, operation: string, req: PayloadRequest): Args => {
  if (operation !== 'update') return args;
  req.context.saysOpened = 'data' in args && isRecord(args.data) && 'opened' in args.data;
  return args;
};

export const rememberOpened: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  noteOpened(args, operation, req);

/** The same of a single page or the settings. */
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
  /** Its list and number, or the page. */
  which: Which;
  fields: FlattenedField[];
  /** As it stands now. */
  stored: Data;
  /** As it is to be. */
  data: Data;
  req: PayloadRequest;
  /** Reads the newest version that is no younger than what was opened; null where none is kept. */
  readOpened: (opened: string) => Promise<Data | null>;
  /** Reads it as it stands later, the newest draft or what is stored. */
  readAgain: (draft: boolean) => Promise<Data>;
}

/**
 * The fields that two people may dispute. Whether it is published is one only where a colleague has taken it down since: a draft over
 * it, as of another language, takes nothing from visitors, nor does a publication take a draft away.
 */
const listDisputable = async ({ fields, which, req }: Saved, opened: unknown) => {
  const others = fields.filter(({ name }) => name !== '_status');
  if (others.length === fields.length) return others;
  const live = await findStored(req.payload.db, toDocument(which.slug as PreviewKind, which.id), req);
  const isTakenDown = live?._status === 'draft' && Date.parse(live.updatedAt) > Date.parse(String(opened));
  return isTakenDown ? fields : others;
};

/** What is said to the second of two who save at the same moment; both were compared with what is stored. */
const toLateRefusal =
  ({ fields, stored, data, req, readAgain }: Saved) =>
  async ({ lastChange, draft }: StandingChange): Promise<Error> => {
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
  // The state as it stands: what Payload fills in for a call that gives none, or what nobody has changed. Of a lead a program's
  // own change may bear a moment before the colleague's that it came after.
  if (opened === stored.updatedAt) return rest;
  const { lastChange } = stored;
  if (!req.user || !lastChange || !isChangedSince(opened, stored, req)) return rest;
  const atOpening = await readOpened(String(opened));
  const fields = await listDisputable(saved, opened);
  // What they changed is what this call would take back; without a version of then, all that differs.
  const theirs = atOpening && new Set(listChanges(fields, atOpening, stored).map(({ place }) => place));
  const changes = listChanges(fields, stored, rest).filter(({ place }) => !theirs || theirs.has(place));
  if (changes.length > 0) throw toConflict(findOthersChange(lastChange, req), changes);
  return rest;
};

const upTo = (opened: string): Where => ({ 'version.updatedAt': { less_than_equal: opened } });

/** In the language of the call alone, as what is stored is handed over to what the studio saves. */
const inLanguageOf = ({ locale }: PayloadRequest) =>
  ({ ...(locale ? { locale: locale as 'en' } : {}), fallbackLocale: false }) as const;

/** By a request of its own language, within the same transaction. */
const asStored = (req: PayloadRequest) =>
  ({
    ...inLanguageOf(req),
    depth: 0,
    showHiddenFields: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context']),
  }) as const;

const newest = { sort: '-updatedAt', limit: 1, pagination: false, depth: 0 } as const;

/**
 * Refuses to save a document that somebody else has saved since it was opened, and says what they and what you have.
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
  // Who goes back to a version means to take back what came after it.
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
        collection: collection.slug as CollectionSlug,
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
        collection: collection.slug as CollectionSlug,
        id: originalDoc.id,
        draft,
        trash: true,
        ...asStored(req),
      })),
    }),
  });
};

/**
 * The same of a single page or the settings.
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
        slug: global.slug as GlobalSlug,
        where: upTo(opened),
        ...newest,
        ...inLanguageOf(req),
        req,
      });
      return (docs[0]?.version as Data | undefined) ?? null;
    },
    readAgain: async (draft) => ({
      ...(await req.payload.findGlobal({ slug: global.slug as GlobalSlug, draft, ...asStored(req) })),
    }),
  });
};
