import type { CollectionAfterReadHook, CollectionBeforeChangeHook, FieldHook } from 'payload';
import { sayLeave } from '../leads/routing/is-away.ts';
import { fieldError } from '../requests/refuse.ts';
import { indianDay } from '../time/india-time.ts';
import { noteEnd } from './end-access.ts';

/**
 * Refuses a change by which people remove their own rights, because it would be a mistake. Together with
 * last-administrator.ts it ensures that one administrator always remains.
 */
export const keepOwnRights: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || req.user.id !== originalDoc?.id) return data;
  // An account that was deactivated during this request must not reactivate itself.
  if (data.deactivated || originalDoc.deactivated)
    throw fieldError(req, 'staff', {
      path: 'deactivated',
      message: 'You cannot deactivate yourself. Ask another administrator.',
    });
  if (data.role !== originalDoc.role)
    throw fieldError(req, 'staff', {
      path: 'role',
      message: 'You cannot change your own role. Ask another administrator.',
    });
  return data;
};

/** Deactivation signs the account out everywhere and makes its mailed links invalid. */
export const endWhenDeactivated: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && data.deactivated && !originalDoc?.deactivated)
    noteEnd(req, originalDoc?.id, { endsLinks: true });
  return data;
};

/**
 * Payload checks at every request whether the account has the session. A deactivated account is read without sessions,
 * even if a sign-in was under way at the moment of its deactivation.
 */
export const hideSessionsOfDeactivated: CollectionAfterReadHook = ({ doc }) =>
  doc.deactivated ? { ...doc, sessions: [] } : doc;

/** The state of an account in one or two words. */
export const readAccountStatus: FieldHook = ({ siblingData }) => {
  if (siblingData.deactivated) return 'Deactivated';
  if (siblingData.invitedAt)
    return `Invited on ${indianDay.format(new Date(siblingData.invitedAt))}, no password chosen yet`;
  return ['Active', sayLeave(siblingData)].filter(Boolean).join(', ');
};
