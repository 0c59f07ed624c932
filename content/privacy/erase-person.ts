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

/** Leads that a request names at most. */
const hinted = 30;

/** A purchase stands against erasing at once: other laws ask for its papers, so a colleague looks first. */
const standsAgainst = ({ status }: Pick<Lead, 'status'>): boolean => status === 'won';

const settleRequestsOf = async (payload: Payload, email: string, except: number): Promise<void> => {
  for (const id of await listIdsOfMail(payload, 'privacy_requests', email, sql`settled_at IS NULL`))
    if (id !== except) await markSettled(payload, id, 'done', { key: true });
};

/** @param isCut whether there may be more than these */
const toHint = (others: readonly Lead[], isCut: boolean): string => {
  if (others.length === 0)
    return `The person has erased more than ${mostLeads} leads: there may be more leads that share a phone number with them, or that colleagues merged with them.`;
  const numbers = others.slice(0, hinted).map(({ id }) => id);
  const more = others.length - numbers.length;
  const unnamed =
    more > 0 ? ` and ${isCut ? 'at least ' : ''}${more} more` : isCut ? ' and perhaps more' : '';
  return `The person has erased the other leads. Perhaps of the same person, because of the phone number or because colleagues merged them: leads ${numbers.join(', ')}${unnamed}.`;
};

/** Leaves to a colleague what is perhaps of somebody who has erased the rest; the request names nobody any more. */
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

/** What the studio and the site each read as an answer of 503. */
class NotErasedNow extends APIError {
  readonly statusCode = 503;
  constructor() {
    super('Some leads could not be erased just now. Please try again in a few minutes.', 503, null, true);
  }
}

/**
 * Erases leads, and notes those that are gone: Payload goes on past one that cannot be erased, and only lists it.
 * @throws {NotErasedNow} where one is still there
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
 * Erases every lead of a mail address against which nothing stands, with resume and mails, and what other requests kept of the
 * address; then what of them the database's file might still hold. What is perhaps of the same person is left to a colleague.
 * @param request the one that asks for it; stays as it is
 * @returns those that are left for a colleague.
 * @throws {NotErasedNow} where not all could be erased; the request is still open then
 */
export const erasePerson = async (payload: Payload, email: string, request: number): Promise<Lead[]> => {
  const leads = await listLeadsOfMail(payload, email);
  const erased = leads.filter((lead) => !standsAgainst(lead));
  const others = await listPerhapsSame(payload, leads);
  const isCut = leads.length + others.length > mostLeads;
  // Their storage may be away. The rest then stays with them: by it the next try finds whose leads are perhaps the same.
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
