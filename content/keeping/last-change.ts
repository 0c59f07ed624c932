import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, GroupField, PayloadRequest } from 'payload';
import { nobody } from '../access/content-access.ts';

/**
 * Who changed a document last, and when: one of staff, or whoever else changes what staff's forms hold (`changedBy`).
 * Programs that change anything else leave it as it is.
 */
export interface LastChange {
  /** Id of the member of staff; kept as a number, as accounts come and go. None where it is no change of one alone. */
  staffId?: number | null;
  /** The name at that time. */
  by?: string | null;
  /** ISO date and time. */
  at?: string | null;
  /** Who changed it last before those changes that `staffId` made one after another. */
  othersBy?: string | null;
  /** When, as an ISO date and time. */
  othersAt?: string | null;
}

/** A document as it stands. */
export type Standing = Record<string, unknown> & { lastChange?: LastChange };

const fixed = { access: { create: nobody, update: nobody } };

/** Stays with the document and with each of its versions, so that every version has its author. */
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

/** Who else changed a document last, and when: a change of one's own hides nothing of a colleague's before it. */
export const findOthersChange = (
  { staffId, by, at, othersBy, othersAt }: LastChange,
  { user }: Pick<PayloadRequest, 'user'>,
): Required<Pick<LastChange, 'by' | 'at'>> =>
  user && staffId === Number(user.id)
    ? { by: othersBy ?? null, at: othersAt ?? null }
    : { by: by ?? null, at: at ?? null };

/** Data with the name of who asks, and the moment, where it is one of staff. @param before of the document as it stands */
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

/** Whether somebody else has changed a document since it was opened by who asks. */
export const isChangedSince = (
  opened: unknown,
  { lastChange }: { lastChange?: LastChange | undefined },
  req: Pick<PayloadRequest, 'user'>,
): boolean => Date.parse(findOthersChange(lastChange ?? {}, req).at ?? '') > Date.parse(String(opened));

/** A change of this moment that is no change of one of staff alone: every form that was opened before it is refused. */
export const toChangeBy = (by: string): LastChange => ({ staffId: null, by, at: new Date().toISOString() });

/**
 * A change on top of a colleague's that its maker has not seen: it is nobody's alone, so that a form opened before it,
 * by either of them, is refused.
 */
const share = (before: LastChange | undefined, req: Pick<PayloadRequest, 'user'>): LastChange => {
  const others = findOthersChange(before ?? {}, req).by ?? '';
  const names = [...others.split(' and '), String(req.user?.name ?? '')].filter(Boolean);
  return toChangeBy([...new Set(names)].join(' and '));
};

/** Notes who changes a document; beside who changed it before, where that was not seen. */
export const stampChange: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { isUnseen, changedBy: by } = req.context;
  if (isUnseen) return { ...data, lastChange: share(originalDoc?.lastChange, req) };
  if (by === undefined) return stampUser(data, originalDoc?.lastChange, req);
  return { ...data, lastChange: toChangeBy(by) };
};

/** The same for a single page or the settings. */
export const stampGlobalChange: GlobalBeforeChangeHook = ({ data, originalDoc, req }) =>
  stampUser(data, originalDoc?.lastChange, req);
