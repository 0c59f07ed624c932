import { APIError, type Payload } from 'payload';
import { sql } from '../database/statement.ts';
import { wipeFreedPages } from '../database/wipe-freed-pages.ts';
import { mostLeads } from '../leads/person/find-person.ts';
import type { Lead } from '../payload-types.ts';
import { erasedAtOnce } from '../sweeping/erased-at-once.ts';
import { noteInAudit } from './change-person.ts';
import { addOutcome, changeRequest } from './change-request.ts';
import { withoutKey } from './request-fields.ts';
import { markSettled } from './settle-request.ts';
import { listIdsOfMail, listLeadsOfMail, listPerhapsSame, toRequestAbout } from './whose-leads.ts';

/** The most leads that a request names. */
const hinted = 30;

/** A lead with a purchase is not erased at once: other laws require its papers, so a colleague decides. */
const standsAgainst = ({ status }: Pick<Lead, 'status'>): boolean => status === 'won';

const settleRequestsOf = async (payload: Payload, email: string, except: number): Promise<void> => {
  for (const id of await listIdsOfMail(payload, 'privacy_requests', email, sql`settled_at IS NULL`))
    if (id !== except) await markSettled(payload, id, 'done', { key: true });
};

/** @param isCut whether there may be further leads */
const toHint = (others: readonly Lead[], isCut: boolean): string => {
  if (others.length === 0)
    return `The person has erased more than ${mostLeads} leads: there may be more leads that share a phone number with them, or that colleagues merged with them.`;
  const numbers = others.slice(0, hinted).map(({ id }) => id);
  const more = others.length - numbers.length;
  const unnamed =
    more > 0 ? ` and ${isCut ? 'at least ' : ''}${more} more` : isCut ? ' and perhaps more' : '';
  return `The person has erased the other leads. Perhaps of the same person, because of the phone number or because colleagues merged them: leads ${numbers.join(', ')}${unnamed}.`;
};

/** Leaves leads that are perhaps of the erased person to a colleague. The request then names nobody. */
const leaveToStaff = async (
  payload: Payload,
  id: number,
  others: readonly Lead[],
  isCut: boolean,
): Promise<void> => {
  await addOutcome(payload, id, toHint(others, isCut));
  await changeRequest(payload, id, {
    kind: 'erase',
    state: 'open',
    settledAt: null,
    about: toRequestAbout(others),
    ...withoutKey,
  });
};

/** Studio and site both answer it with 503. */
class NotErasedNow extends APIError {
  readonly statusCode = 503;
  constructor() {
    super('Some leads could not be erased just now. Please try again in a few minutes.', 503, null, true);
  }
}

/**
 * Erases leads, and notes which are gone, because Payload continues after a lead that cannot be erased and only lists it.
 * @throws {NotErasedNow} if one remains
 */
const eraseLeads = async (payload: Payload, leads: readonly Lead[]): Promise<void> => {
  const ids = leads.map(({ id }) => id);
  const kept: (number | string)[] = [];
  for (let start = 0; start < ids.length; start += erasedAtOnce) {
    const { docs, errors } = await payload.delete({
      collection: 'leads',
      where: { id: { in: ids.slice(start, start + erasedAtOnce) } },
      trash: true,
      depth: 0,
    });
    await noteInAudit({ payload }, 'personErased', docs);
    kept.push(...errors.map(({ id }) => id));
  }
  if (kept.length === 0) return;
  await wipeFreedPages(payload);
  payload.logger.error({ leads: kept }, 'leads of a person could not be erased');
  throw new NotErasedNow();
};

/**
 * Erases all leads of a mail address that may be erased, with resume and mails, and the address in other requests; then
 * their remains in the file of the database. Leads that are perhaps of the same person are left to a colleague.
 * @param request the request for it; is not changed
 * @returns the leads that are left to a colleague
 * @throws {NotErasedNow} if not all could be erased; the request then stays open
 */
export const erasePerson = async (payload: Payload, email: string, request: number): Promise<Lead[]> => {
  const leads = await listLeadsOfMail(payload, email);
  const erased = leads.filter((lead) => !standsAgainst(lead));
  const others = await listPerhapsSame(payload, leads);
  const isCut = leads.length + others.length > mostLeads;
  // The storage of resumes may be unreachable. The whole rest is then kept, too, because the next try needs it to find leads that are perhaps of the same person.
  await eraseLeads(
    payload,
    erased.filter(({ resumeFile }) => resumeFile),
  );
  await eraseLeads(
    payload,
    erased.filter(({ resumeFile }) => !resumeFile),
  );
  const left = leads.filter(standsAgainst);
  if (left.length === 0) {
    await settleRequestsOf(payload, email, request);
    await markSettled(payload, request, 'done', { key: true });
    if (others.length > 0 || isCut) await leaveToStaff(payload, request, others, isCut);
  }
  await wipeFreedPages(payload);
  return left;
};
