import { toText } from '@ev-site/contract/forms/plain-text.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { findVisible } from '../../access/find-visible.ts';
import { toLeadGroup } from '../../access/lead-access.ts';
import { forLeadStaff } from '../../access/only-for.ts';
import type { Lead } from '../../payload-types.ts';
import { clearConsents } from '../../privacy/change-person.ts';
import { readJson } from '../../requests/read-json.ts';
import { refuse } from '../../requests/refuse.ts';
import { readRouteId } from '../../requests/route-id.ts';
import { startOfDay } from '../../time/india-time.ts';
import { day, hour } from '../../time/spans-of-time.ts';
import { findLead } from '../find-lead.ts';
import { hasConsent } from '../has-consent.ts';
import { isClosed, type LeadStatus, listStatusesOf } from '../lead-statuses.ts';
import { handOver, readHolder } from '../routing/hand-over.ts';
import { holdLead } from '../routing/hold-lead.ts';
import { noteChanged } from '../webhook/note-event.ts';
import { changeLead } from './change-lead.ts';
import { writeLeadLog } from './lead-log.ts';
import { toStep } from './log-changes.ts';
import { isCurrentStep } from './next-step.ts';
import { mostNoteLetters } from './note-letters.ts';
import { readLeadWork } from './read-work.ts';
import { sendMailsAgain, sendManyAgain } from './send-again.ts';
import { tellOfMany } from './tell-of-many.ts';

const noSuchLead = 'There is no such lead.';

/** A call about one lead, for a person who may see it. Answers with what the desk then shows. */
const forLead = (work: (req: PayloadRequest, lead: Lead) => Promise<Response | null>): Endpoint['handler'] =>
  forLeadStaff(async (req) => {
    const id = readRouteId(req);
    const lead = await findVisible(req, 'leads', id);
    if (!lead) return refuse(404, noSuchLead);
    const refusal = await work(req, lead);
    if (refusal) return refusal;
    const now = await findVisible(req, 'leads', id);
    return now ? Response.json(await readLeadWork(req, now)) : refuse(404, noSuchLead);
  });

/** The input of a call, unchecked. */
type Told = Partial<
  Record<
    'kind' | 'text' | 'outcome' | 'way' | 'template' | 'inDays' | 'dealer' | 'agreed' | 'opened' | 'shown',
    unknown
  >
>;

const outcomes = new Map<unknown, string>([
  ['reached', 'Reached'],
  ['noAnswer', 'No answer'],
]);
const ways = new Map<unknown, string>([
  ['whatsapp', 'WhatsApp'],
  ['mail', 'Mail'],
]);

/** Writes fields of a lead that are not in the form on its page. */
const write = (req: PayloadRequest, { id }: Lead, data: Partial<Lead>): Promise<unknown> =>
  req.payload.db.updateOne({ collection: 'leads', id, data, returning: false, req });

/** Does everything of `work`, or nothing, while nobody else changes the lead. */
const holding = (req: PayloadRequest, { id }: Lead, work: () => Promise<void>): Promise<null> =>
  holdLead(req.payload, id, () => work().then(() => null), req);

/**
 * Sets the status that follows from what was done, for a lead that is locked. The person who did it becomes the owner
 * if nobody owns the lead and no dealer has it. A closed lead stays as it is until somebody opens it again. The lead is
 * read anew, because a rule or a colleague may have been faster.
 */
const setStatus = async (
  req: PayloadRequest,
  { id }: Lead,
  status: LeadStatus | null,
  opened: unknown,
): Promise<void> => {
  const lead = await findLead(req.payload, id, req);
  if (!lead || isClosed(lead.status)) return;
  const next = status ?? (lead.status === 'new' ? 'contacted' : lead.status);
  const isSet = next !== lead.status && listStatusesOf(toLeadGroup(lead.kind)).includes(next);
  const isFree = !lead.owner && !lead.routedTo && !(await readHolder(req, lead));
  if (!isSet && !isFree) return;
  const taken = { ...(isSet && { status: next }), ...(isFree && { owner: Number(req.user?.id) }) };
  await changeLead(req, lead, taken, opened);
};

const noteCall = async (req: PayloadRequest, lead: Lead, { outcome, opened }: Told, text: string) => {
  const said = outcomes.get(outcome);
  if (!said) return refuse(400, 'Choose whether somebody answered.');
  return holding(req, lead, async () => {
    await writeLeadLog(req, { lead, kind: 'call', text: [said, text].filter(Boolean).join(': ') });
    await write(req, lead, { calledAt: new Date().toISOString() });
    if (outcome === 'reached') await setStatus(req, lead, null, opened);
  });
};

/** Notes which template was opened in which program (WhatsApp or mail). Only that program knows whether it was sent. */
const noteMessage = async (req: PayloadRequest, lead: Lead, { way, template, opened }: Told) => {
  const said = ways.get(way);
  if (!said) return refuse(400, 'Choose how it was answered.');
  // Undefined if he has written everything himself.
  const used = await findVisible(req, 'reply-templates', readRecordId(String(template)));
  const line = used ? `${said}: “${used.name}”` : `${said}, without a template`;
  return holding(req, lead, async () => {
    await writeLeadLog(req, { lead, kind: 'message', text: line });
    await setStatus(req, lead, used?.setsStatus ?? null, opened);
  });
};

/** How many days ahead one press may put off a step. */
const mostDays = 31;

/**
 * Marks the next step as done, or moves it to another day. Refused if the step is another one than the caller was
 * shown.
 */
const noteStep = async (req: PayloadRequest, lead: Lead, { inDays, opened, shown }: Told) => {
  const isDone = inDays === 0;
  if (!isDone && !(Number.isInteger(inDays) && Number(inDays) > 0 && Number(inDays) <= mostDays))
    return refuse(400, `Give the number of days, at most ${mostDays}.`);
  if (isRecord(shown) && !isCurrentStep(lead, shown))
    return refuse(
      409,
      `The next step was changed in the meantime. It is now: ${toStep(lead)}. Nothing was done.`,
    );
  if (isDone && !lead.nextStep && !lead.nextStepOn) return null;
  const noon = startOfDay().getTime() + Number(inDays) * day + 12 * hour;
  const data = isDone ? { nextStep: null, nextStepOn: null } : { nextStepOn: new Date(noon).toISOString() };
  await changeLead(req, lead, data, opened, { isStepDone: isDone });
  return null;
};

/** The visitor has agreed to WhatsApp by word of mouth, for example on the phone. The log says whom he told. */
const noteConsent = async (req: PayloadRequest, lead: Lead) =>
  holding(req, lead, async () => {
    const now = await findLead(req.payload, lead.id, req);
    if (!now || now.whatsappConsent) return;
    await writeLeadLog(req, { lead, kind: 'note', text: 'Agrees to WhatsApp' });
    await write(req, lead, { whatsappConsent: true, whatsappAgreedAt: new Date().toISOString() });
    await noteChanged(req.payload, lead, req);
  });

/**
 * The visitor withdraws by word of mouth, for WhatsApp and news together. He need not say which, or prove that he is
 * the person.
 */
const noteWithdrawn = async (req: PayloadRequest, lead: Lead) =>
  holding(req, lead, async () => {
    const now = await findLead(req.payload, lead.id, req);
    if (!now || !hasConsent(now)) return;
    await writeLeadLog(req, { lead, kind: 'note', text: 'Takes back what was agreed to' });
    await clearConsents(req, [now]);
  });

/** Also for a lead in the trash: a person who decides whether to restore it reads what was done for it. */
const readWork: Endpoint = {
  path: '/:id/work',
  method: 'get',
  handler: forLeadStaff(async (req) => {
    const lead = await findVisible(req, 'leads', readRouteId(req), { trash: true });
    return lead ? Response.json(await readLeadWork(req, lead)) : refuse(404, noSuchLead);
  }),
};

/**
 * Input, one of:
 * - `{kind: "call", outcome, text?}`, `{kind: "note", text}`, `{kind: "consent"}`, `{kind: "withdrawn"}`,
 * - `{kind: "step", inDays}` (0: it is done), `{kind: "dealer", dealer, agreed?}`, `{kind: "message", way, template?}`.
 * Each also has `opened`: the state of the lead in the form beside it. A step also has `shown: {nextStep, nextStepOn}`,
 * and a dealer `shown: {owner, dealer}` (one of the two holds the lead): what the page shows. If the lead has something
 * else now, nothing is done.
 */
const addToLog: Endpoint = {
  path: '/:id/log',
  method: 'post',
  handler: forLead(async (req, lead) => {
    const told: Told = await readJson(req);
    const { kind, text: typed } = told;
    const text = toText(typeof typed === 'string' ? typed : '');
    if (Array.from(text).length > mostNoteLetters)
      return refuse(400, `At most ${mostNoteLetters} letters, please.`);
    if (kind === 'call') return noteCall(req, lead, told, text);
    if (kind === 'message') return noteMessage(req, lead, told);
    if (kind === 'dealer') return handOver(req, lead, told);
    if (kind === 'step') return noteStep(req, lead, told);
    if (kind === 'consent') return noteConsent(req, lead);
    if (kind === 'withdrawn') return noteWithdrawn(req, lead);
    if (kind !== 'note') return refuse(400, 'Nothing of this kind is noted.');
    if (text === '') return refuse(400, 'Write the note first.');
    await writeLeadLog(req, { lead, kind: 'note', text });
    return null;
  }),
};

/** Puts a lead whose delivery has failed into the outbox again. */
const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: forLead(async (req, lead) => {
    const sent = await sendMailsAgain(req, [lead]);
    return sent === 0 ? refuse(409, 'No mail or delivery of this lead has failed.') : null;
  }),
};

/** The calls about leads from a lead's page and from the list. */
export const workEndpoints: Endpoint[] = [readWork, addToLog, sendAgain, sendManyAgain, tellOfMany];
