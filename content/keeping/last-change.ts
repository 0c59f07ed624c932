import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, GroupField, PayloadRequest } from 'payload';
import { nobody } from '../access/content-access.ts';

/**
 * Who changed a document last, and when. This is a member of staff, or somebody else who changes what the staff's forms
 * show (`changedBy`). Changes of other data by programs do not set it.
 */
export interface LastChange {
  /**
   * Id of the member of staff, kept as a plain number because accounts come and go. Empty if the change belongs to no
   * single member of staff.
   */
  staffId?: number | null;
  /** The person's name at that time. */
  by?: string | null;
  /** ISO date and time. */
  at?: string | null;
  /** Who else changed the document last, before the latest run of changes by `staffId`. */
  othersBy?: string | null;
  /** When that was, as an ISO date and time. */
  othersAt?: string | null;
}

/** A document in its current state. */
export type CurrentDocument = Record<string, unknown> & { lastChange?: LastChange };

const fixed = { access: { create: nobody, update: nobody } };

/** Is stored with the document and with each of its versions, so that every version has an author. */
export const lastChangeField = (): GroupField => ({
  name: 'lastChange',
  type: 'group',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  fields: [
    { name: 'staffId', type: 'number', ...fixed },
    { name: 'by', type: 'text', ...fixed },
    { name: 'at', type: 'date', ...fixed },
    { name: 'othersBy', type: 'text', ...fixed },
    { name: 'othersAt', type: 'date', ...fixed },
  ],
});

/**
 * Who changed a document last, other than the asking person, and when. The person's own later changes must not hide a
 * colleague's change before them.
 */
export const findOthersChange = (
  { staffId, by, at, othersBy, othersAt }: LastChange,
  { user }: Pick<PayloadRequest, 'user'>,
): Required<Pick<LastChange, 'by' | 'at'>> =>
  user && staffId === Number(user.id)
    ? { by: othersBy ?? null, at: othersAt ?? null }
    : { by: by ?? null, at: at ?? null };

/**
 * Adds the name of the signed-in member of staff and the moment to the data. Without one, the last change stays.
 * @param before the last change of the document as it is now
 */
export const stampUser = <Data extends object>(
  data: Data,
  before: LastChange | undefined,
  { user }: Pick<PayloadRequest, 'user'>,
  at = new Date().toISOString(),
): Data => {
  if (!user) return { ...data, lastChange: before ?? {} };
  const others = findOthersChange(before ?? {}, { user });
  const lastChange: LastChange = {
    staffId: Number(user.id),
    by: String(Reflect.get(user, 'name') ?? ''),
    at,
    othersBy: others.by,
    othersAt: others.at,
  };
  return { ...data, lastChange };
};

/** Whether somebody else has changed a document since the asking person opened it. */
export const isChangedSince = (
  opened: unknown,
  { lastChange }: { lastChange?: LastChange | undefined },
  req: Pick<PayloadRequest, 'user'>,
): boolean => Date.parse(findOthersChange(lastChange ?? {}, req).at ?? '') > Date.parse(String(opened));

/** A change of this moment that belongs to no single member of staff: saves from forms opened before it are refused. */
export const toChangeBy = (by: string): LastChange => ({ staffId: null, by, at: new Date().toISOString() });

/**
 * A change on top of a colleague's change that its author has not seen. It belongs to neither of them, so that saves
 * from a form that either of them opened before it are refused.
 */
const share = (before: LastChange | undefined, req: Pick<PayloadRequest, 'user'>): LastChange => {
  const others = findOthersChange(before ?? {}, req).by ?? '';
  const names = [...others.split(' and '), String(req.user?.name ?? '')].filter(Boolean);
  return toChangeBy([...new Set(names)].join(' and '));
};

/** Notes who changes a document. If the author has not seen the previous change, both names are noted. */
export const stampChange: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { isUnseen, changedBy: by } = req.context;
  if (isUnseen) return { ...data, lastChange: share(originalDoc?.lastChange, req) };
  if (by === undefined) return stampUser(data, originalDoc?.lastChange, req);
  return { ...data, lastChange: toChangeBy(by) };
};

/** The same for a single page or the settings. */
export const stampGlobalChange: GlobalBeforeChangeHook = ({ data, originalDoc, req }) =>
  stampUser(data, originalDoc?.lastChange, req);
