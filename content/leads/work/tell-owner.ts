import { studioPath } from '@ev-site/contract/documents.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { CollectionAfterOperationHook, Payload, PayloadRequest } from 'payload';
import { deskRoles, isWorkedBy, toLeadGroup } from '../../access/lead-access.ts';
import { findAccountById } from '../../accounts/find-account.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import { sendNoticeLater } from '../../mail/send-notice.ts';
import type { Lead, Staff } from '../../payload-types.ts';
import { readAnswerTimes } from '../answer-times.ts';
import { isAway } from '../routing/is-away.ts';
import { kindWords, sayLead } from '../staff-words.ts';

/** A lead as mails to staff name it: by its id, so that no mail keeps a name after the lead is erased. */
export type NamedLead = Pick<Lead, 'id' | 'kind'>;

/** Whether a colleague still works here, in a role that may open such a lead. */
export const mayOpen = ({ deactivated, role }: Staff, { kind }: Pick<NamedLead, 'kind'>): boolean =>
  !deactivated && isWorkedBy(role, toLeadGroup(kind));

/** The owner of a lead if he can be written to about it; null if he has left or may no longer open it. */
export const findOwner = async (
  payload: Payload,
  id: number,
  lead: Pick<NamedLead, 'kind'>,
): Promise<Staff | null> => {
  const owner = await findAccountById<Staff>({ payload }, id);
  return owner && mayOpen(owner, lead) ? owner : null;
};

/**
 * A colleague, even one who has left, and his superior if that one still works at the desk; null for either that does
 * not exist.
 */
export const findWithSuperior = async (
  payload: Payload,
  id: number,
): Promise<Record<'person' | 'superior', Staff | null>> => {
  const person = await findAccountById<Staff>({ payload }, id);
  const superior = await findAccountById<Staff>({ payload }, toRelationId(person?.superior));
  const isThere = superior && !superior.deactivated && deskRoles.includes(superior.role);
  return { person, superior: isThere ? superior : null };
};

const noColleague = { person: null, superior: null };

/** A person who gets the mail in place of an owner. */
interface StandIn {
  email: string;
  /** Empty if only an address is known. */
  name: string;
  /** The owner, as the beginning of a sentence: “Asha, who has left,”, “Bina, whose mailbox refuses mail,”. */
  of: string;
}

/** Why somebody else gets the mail instead of the owner of these leads. */
const toReason = (person: Staff | null, leads: readonly NamedLead[], now: Date): string => {
  if (!person || person.deactivated) return 'who has left';
  if (!leads.every((lead) => mayOpen(person, lead))) return 'who may not open them any more';
  return isAway(person, now) ? 'who is on leave' : 'whose mailbox refuses mail';
};

/**
 * The people who get the mail, one after the other, in place of an owner who is on leave, has left, has another role
 * now or cannot be reached: the superior, then the address for late leads.
 * @param id null for leads that nobody owns
 */
export const listStandIns = async (
  payload: Payload,
  id: number | null,
  leads: readonly NamedLead[],
  now: Date,
): Promise<StandIn[]> => {
  const { person, superior } = id === null ? noColleague : await findWithSuperior(payload, id);
  const why = toReason(person, leads, now);
  const of = id === null ? 'A colleague' : `${person?.name ?? 'A colleague'}, ${why},`;
  const { lateTo } = await readAnswerTimes(payload);
  return [
    ...(superior ? [{ email: superior.email, name: superior.name, of }] : []),
    ...(lateTo ? [{ email: lateTo, name: '', of }] : []),
  ];
};

/** Leads that one mail names; of the others it gives only the number. */
export const mostNamed = 100;

/**
 * Names leads with their addresses, one on each line.
 * @param total how many there are, if not all of them are passed
 */
export const listLeads = ({ config }: Payload, leads: readonly NamedLead[], total = leads.length): string => {
  const named = leads.slice(0, mostNamed);
  const rest = total - named.length;
  return [
    ...named.map(({ id, kind }) => `${kindWords[kind]} ${id}: ${config.serverURL}${studioPath('leads', id)}`),
    ...(rest > 0 ? [`and ${groupDigits(rest)} more, in the list of leads`] : []),
  ].join('\n');
};

/**
 * Remembers that a lead was given to a colleague. He is told when the call is over, so that ten leads make one mail.
 */
export const noteGiven = (req: Pick<PayloadRequest, 'context'>, owner: number, lead: NamedLead) => {
  req.context.givenLeads ??= new Map();
  const given = req.context.givenLeads;
  given.set(owner, [...(given.get(owner) ?? []), lead]);
};

/**
 * Tells a colleague about leads that somebody else has given him.
 * @param total how many there are, if not all of them are passed
 */
export const tellOwner = async (
  req: PayloadRequest,
  id: number,
  leads: readonly NamedLead[],
  total = leads.length,
): Promise<void> => {
  const [first] = leads;
  const owner = first && (await findOwner(req.payload, id, first));
  if (!owner) return;
  const subject = `Yours now: ${total === 1 ? sayLead(first) : `${groupDigits(total)} leads`}`;
  const text = `${req.user?.name ?? 'A colleague'} has given you:\n\n${listLeads(req.payload, leads, total)}\n`;
  await sendNoticeLater(req, { to: owner.email, subject, text });
};

/**
 * Tells colleagues about the leads that somebody else has given them, unless the call is one of several and says so
 * (`tellOfMany`).
 */
export const tellNewOwners: CollectionAfterOperationHook = async ({ req, result }) => {
  const { givenLeads = [] } = req.context;
  delete req.context.givenLeads;
  if (req.query?.tellsLater !== 'true') for (const [id, leads] of givenLeads) await tellOwner(req, id, leads);
  return result;
};
