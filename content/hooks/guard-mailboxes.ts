import { isDeepStrictEqual } from 'node:util';
import { APIError, type GlobalBeforeOperationHook } from 'payload';
import { canManageStaff } from '../access/staff-access.ts';

interface Mailboxes {
  emails?: { address?: string; purpose?: string }[] | null;
}

const toAddresses = ({ emails }: Mailboxes): unknown =>
  (emails ?? []).map(({ address, purpose }) => [address, purpose]);

/**
 * Refuses going back to settings with other mailboxes to everybody but administrators, as changing them is refused: leads are
 * sent there.
 * @throws {APIError} 403 with a sentence for staff.
 */
export const guardMailboxes: GlobalBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const id: unknown = Reflect.get(args, 'id');
  if (operation !== 'restoreVersion' || overrideAccess || canManageStaff({ req })) return args;
  const { docs } = await req.payload.db.findGlobalVersions<Mailboxes>({
    global: 'site-settings',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  });
  const now = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  if (isDeepStrictEqual(toAddresses(docs[0]?.version ?? {}), toAddresses(now))) return args;
  throw new APIError(
    'In that version leads went to other mailboxes. Only an administrator goes back to it.',
    403,
    null,
    true,
  );
};
