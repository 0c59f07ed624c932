import { randomUUID } from 'node:crypto';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { toLeadGroup, worksLeads } from '../../access/lead-access.ts';
import { forLeadStaff } from '../../access/only-for.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { readJson } from '../../requests/read-json.ts';
import { publicError, refuse } from '../../requests/refuse.ts';
import { findByKey, getLeadKey } from '../lead-key.ts';
import { leadSources } from '../lead-sources.ts';
import { toPhoneDigits } from '../phone-digits.ts';
import { enteredWords, entryProblems, findEnteredName } from './entered-fields.ts';
import { writeLeadLog } from './lead-log.ts';

const id = z
  .number()
  .refine((value) => readPositiveInt(String(value)) !== undefined)
  .nullable()
  .default(null);
const byHand = leadSources.map(({ value }) => value).filter((value) => value !== 'website');

const schema = z.object({
  kind: z.enum(leadKinds),
  source: z.enum(byHand as ['call', ...typeof byHand]),
  language: z.enum(languages).default('en'),
  ...enteredWords,
  email: enteredWords.email.default(''),
  message: enteredWords.message.default(''),
  whatsappConsent: z.boolean().default(false),
  product: id,
  state: id,
  job: id,
  /** New for each form that is filled in. If the same words are sent again with it, they are the same lead. */
  formKey: z.string().default(() => randomUUID()),
});

/** The sentence for each field that is wrong. */
const problems: Record<string, string> = {
  kind: 'Choose the kind of lead.',
  source: 'Say how it came.',
  ...entryProblems,
};

const refuseField = (field: string): never => {
  const message = problems[field] ?? 'Something is missing.';
  throw publicError(400, message, [{ path: field, message }]);
};

type Entry = z.infer<typeof schema>;

/** Without the fields that belong only to the other group of leads. */
const toEntry = (sent: Entry): Entry =>
  sent.kind === 'application' ? { ...sent, product: null, state: null } : { ...sent, job: null };

/**
 * The English names of the records that were chosen.
 * @throws {APIError} 400 at the field whose record does not exist
 */
const readEnteredNames = async (req: PayloadRequest, { product, state, job }: Entry) => {
  const [vehicle, place, position] = await Promise.all([
    findEnteredName(req, 'product', product),
    findEnteredName(req, 'state', state),
    findEnteredName(req, 'job', job),
  ]);
  if (vehicle === undefined) return refuseField('product');
  if (place === undefined) return refuseField('state');
  if (position === undefined) return refuseField('job');
  return { vehicle, place, position };
};

/** The columns that follow from the others, and where the work on the lead begins. */
const toBeginning = ({ phone, email, whatsappConsent }: Entry) => {
  const now = new Date().toISOString();
  return {
    phoneDigits: toPhoneDigits(phone),
    status: 'new',
    humanCheck: 'notAsked',
    // Colleagues know of it already, but another system may have to be told.
    delivery: 'due',
    notifiedAt: now,
    // The receipt brings the number that visitors need to ask about their data. A visitor without an address is told
    // the number by voice (words-for-a-call.ts).
    receiptWanted: email !== '',
    ...(whatsappConsent && { whatsappAgreedAt: now }),
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  };
};

/** The log line that says where a lead came from and what was agreed. */
const toSourceLine = ({ source, whatsappConsent }: Entry): string => {
  const label = leadSources.find(({ value }) => value === source)?.label.toLowerCase();
  return `Entered by hand: ${label}${whatsappConsent ? ', agrees to WhatsApp' : ''}`;
};

/** Stores a lead with the first line of its log. */
const storeEntry = (req: PayloadRequest, entry: Entry, data: Record<string, unknown>): Promise<number> =>
  inTransaction(req, async () => {
    const id = Number((await req.payload.db.create({ collection: 'leads', data, req })).id);
    const lead = { id, kind: entry.kind };
    await writeLeadLog(req, { lead, kind: 'source', text: toSourceLine(entry) });
    await recordAudit(req, { action: 'created', what: `Lead ${id}` });
    return id;
  });

/**
 * `POST /leads/by-hand`: takes a lead that came by phone, at a fair or as a walk-in. The person who enters it owns it.
 */
export const enterLead: Endpoint = {
  path: '/by-hand',
  method: 'post',
  handler: forLeadStaff(async (req) => {
    const parsed = schema.safeParse(await readJson(req));
    if (!parsed.success) return refuseField(String(parsed.error.issues[0]?.path[0]));
    const entry = toEntry(parsed.data);
    if (!worksLeads(req, toLeadGroup(entry.kind)))
      return refuse(403, 'Your role may not enter leads of this kind.');
    const names = await readEnteredNames(req, entry);
    const { formKey, ...entered } = entry;
    const owner = Number(req.user?.id);
    const leadKey = getLeadKey(entry.kind, { ...entered, owner }, formKey);
    const findKnown = () => findByKey(req.payload, leadKey);
    const known = await findKnown();
    if (known) return Response.json({ id: known.id });
    try {
      const data = { ...entered, ...names, ...toBeginning(entry), owner, leadKey };
      return Response.json({ id: await storeEntry(req, entry, data) }, { status: 201 });
    } catch (error) {
      // The same form may have been sent twice at once.
      const other = await findKnown();
      if (!other) throw error;
      return Response.json({ id: other.id });
    }
  }),
};
