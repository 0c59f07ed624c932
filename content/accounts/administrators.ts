import { studioPath } from '@ev-site/contract/documents.ts';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { sendNoticeLater } from '../mail/send-notice.ts';

/** The fields of an account that decide whether it may do everything. */
interface AccountRights {
  role?: string | null;
  deactivated?: boolean | null;
}

export const isAdministrator = ({ role, deactivated }: AccountRights): boolean =>
  role === 'admin' && !deactivated;

/** Whether a change makes the account an administrator. */
export const becomesAdministrator = (after: AccountRights, before?: AccountRights): boolean =>
  isAdministrator(after) && !(before && isAdministrator(before));

/** The mail addresses of all active administrators. @param without an account to leave out */
export const listAdministrators = async (
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  without = 0,
): Promise<string[]> => {
  const { docs } = await req.payload.db.find<{ email: string }>({
    collection: 'staff',
    where: {
      and: [
        { role: { equals: 'admin' } },
        { deactivated: { not_equals: true } },
        { id: { not_equals: without } },
      ],
    },
    pagination: false,
    req,
  });
  return docs.map(({ email }) => email);
};

/**
 * Tells all other administrators of a new one. The administrator who made the change is told, too, because somebody may
 * have stolen that session. Changes by programs, without a user, are not reported.
 */
export const tellAdministrators: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { payload, user } = req;
  if (!user || !becomesAdministrator(data, operation === 'update' ? previousDoc : undefined)) return doc;
  const text = [
    `${user.name} has just made ${doc.name} (${doc.email}) an administrator of the studio.`,
    `An administrator can do everything in the studio. The account: ${payload.config.serverURL}${studioPath('staff', doc.id)}`,
    `If you did not expect this, deactivate this account and the account of ${user.name} at once: another person may be using it.\n`,
  ].join('\n\n');
  for (const to of await listAdministrators(req, doc.id))
    await sendNoticeLater(req, { to, subject: 'The studio has a new administrator', text });
  return doc;
};
