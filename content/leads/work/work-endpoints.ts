import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import { day, hour } from '@ev-site/contract/spans-of-time.ts';
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
import { readLeadWork } from './read-work.ts';
import { sendMailsAgain, sendManyAgain } from './send-again.ts';
import { tellOfMany } from './tell-of-many.ts';
import { readWorkInput, type WorkOf } from './work-input.ts';

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

const outcomes: Record<WorkOf<'call'>['outcome'], string> = { reached: 'Reached', noAnswer: 'No answer' };
const ways: Record<WorkOf<'message'>['way'], string> = { whatsapp: 'WhatsApp', mail: 'Mail' };

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

const noteCall = (req: PayloadRequest, lead: Lead, { outcome, opened, text }: WorkOf<'call'>) =>
  holding(req, lead, async () => {
    const line = [outcomes[outcome], text].filter(Boolean).join(': ');
    await writeLeadLog(req, { lead, kind: 'call', text: line });
    await write(req, lead, { calledAt: new Date().toISOString() });
    if (outcome === 'reached') await setStatus(req, lead, null, opened);
  });

/** Notes which template was opened in which program (WhatsApp or mail). Only that program knows whether it was sent. */
const noteMessage = async (req: PayloadRequest, lead: Lead, { way, template, opened }: WorkOf<'message'>) => {
  // Undefined if he has written everything himself.
  const used = await findVisible(req, 'reply-templates', readPositiveInt(String(template)));
  const line = used ? `${ways[way]}: “${used.name}”` : `${ways[way]}, without a template`;
  return holding(req, lead, async () => {
    await writeLeadLog(req, { lead, kind: 'message', text: line });
    await setStatus(req, lead, used?.setsStatus ?? null, opened);
  });
};

/**
 * Marks the next step as done, or moves it to another day. Refused if the step is another one than the caller was
 * shown. The lead is read anew while it is locked, because a colleague may have planned another step.
 */
const noteStep = (req: PayloadRequest, { id }: Lead, { inDays, opened, shown }: WorkOf<'step'>) =>
  holdLead(
    req.payload,
    id,
    async () => {
      const lead = await findLead(req.payload, id, req);
      if (!lead) return refuse(404, noSuchLead);
      const isDone = inDays === 0;
      if (shown && !isCurrentStep(lead, shown))
        return refuse(
          409,
          `The next step was changed in the meantime. It is now: ${toStep(lead)}. Nothing was done.`,
        );
      if (isDone && !lead.nextStep && !lead.nextStepOn) return null;
      const noon = startOfDay().getTime() + inDays * day + 12 * hour;
      const data = isDone
        ? { nextStep: null, nextStepOn: null }
        : { nextStepOn: new Date(noon).toISOString() };
      await changeLead(req, lead, data, opened, { isStepDone: isDone });
      return null;
    },
    req,
  );

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

/** Records what a colleague did for a lead, in its log and its fields. */
const recordWork: Endpoint = {
  path: '/:id/log',
  method: 'post',
  handler: forLead(async (req, lead) => {
    const input = readWorkInput(await readJson(req));
    if (typeof input === 'string') return refuse(400, input);
    switch (input.kind) {
      case 'call':
        return noteCall(req, lead, input);
      case 'message':
        return noteMessage(req, lead, input);
      case 'dealer':
        return handOver(req, lead, input);
      case 'step':
        return noteStep(req, lead, input);
      case 'consent':
        return noteConsent(req, lead);
      case 'withdrawn':
        return noteWithdrawn(req, lead);
      case 'note':
        await writeLeadLog(req, { lead, kind: 'note', text: input.text });
        return null;
    }
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
export const workEndpoints: Endpoint[] = [readWork, recordWork, sendAgain, sendManyAgain, tellOfMany];
