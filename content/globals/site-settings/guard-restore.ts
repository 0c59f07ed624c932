import { isDeepStrictEqual } from 'node:util';
import type { GlobalBeforeOperationHook } from 'payload';
import { canManageStaff } from '../../access/staff-access.ts';
import { publicError } from '../../requests/refuse.ts';
import { listMailboxes, type MailboxSettings } from './tell-mailboxes.ts';

interface Guarded extends MailboxSettings {
  domainStatus?: string | null;
}

/**
 * Going back to a version of the settings runs neither the access rules of fields nor the question that is asked before
 * the state of the site changes. So this hook refuses it to everybody if visitors would see another state of the site,
 * and to everybody but administrators if the version has other mailboxes.
 * @throws {APIError} 403 or 409 with a sentence for staff.
 */
export const guardRestore: GlobalBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const id: unknown = Reflect.get(args, 'id');
  if (operation !== 'restoreVersion' || overrideAccess) return args;
  const { docs } = await req.payload.db.findGlobalVersions<Guarded>({
    global: 'site-settings',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  });
  const now = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const then = docs[0]?.version ?? {};
  if ((then.domainStatus ?? 'live') !== (now.domainStatus ?? 'live'))
    throw publicError(
      409,
      'In that version the site had another state (live, preview or maintenance). Change the state first, then go back.',
    );
  if (canManageStaff({ req }) || isDeepStrictEqual(listMailboxes(then), listMailboxes(now))) return args;
  throw publicError(
    403,
    'In that version leads or complaints went to other mailboxes. Only an administrator can restore it.',
  );
};
