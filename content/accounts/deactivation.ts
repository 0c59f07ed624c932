import type { CollectionAfterReadHook, CollectionBeforeChangeHook, FieldHook } from 'payload';
import { sayLeave } from '../leads/routing/is-away.ts';
import { fieldError } from '../requests/refuse.ts';
import { indianDay } from '../time/india-time.ts';
import { noteEnd } from './end-access.ts';

/**
 * Refuses that a person takes away their own rights, which would be a mistake. With last-administrator.ts, an
 * administrator always remains.
 */
export const keepOwnRights: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || req.user.id !== originalDoc?.id) return data;
  // Who was deactivated while he asked does not take it back either.
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

/** Whoever is deactivated is signed out everywhere, and links on their way no longer work. */
export const endWhenDeactivated: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && data.deactivated && !originalDoc?.deactivated)
    noteEnd(req, originalDoc?.id, { endsLinks: true });
  return data;
};

/**
 * Payload asks at every request whether the session is among those of the account: whoever is deactivated has none,
 * also where a sign-in was on its way at that moment.
 */
export const hideSessionsOfDeactivated: CollectionAfterReadHook = ({ doc }) =>
  doc.deactivated ? { ...doc, sessions: [] } : doc;

/** In a word or two how it stands with an account. */
export const readAccountStatus: FieldHook = ({ siblingData }) => {
  if (siblingData.deactivated) return 'Deactivated';
  if (siblingData.invitedAt)
    return `Invited on ${indianDay.format(new Date(siblingData.invitedAt))}, no password chosen yet`;
  return ['Active', sayLeave(siblingData)].filter(Boolean).join(', ');
};
