import { randomUUID } from 'node:crypto';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { countCodePoints, toLine, toText } from '@ev-site/contract/forms/plain-text.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { toLeadGroup, worksLeads } from '../../access/lead-access.ts';
import { forLeadStaff } from '../../access/only-for.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { readJson } from '../../read-json.ts';
import { refuse } from '../../refuse.ts';
import { findByKey, getLeadKey } from '../lead-key.ts';
import { leadSources } from '../lead-sources.ts';
import { toPhoneDigits } from '../phone-digits.ts';
import { toPhoneNumber } from '../phone-number.ts';
import { writeLeadLog } from './lead-log.ts';

const line = (most: number) =>
  z
    .string()
    .transform(toLine)
    .refine((text) => countCodePoints(text) <= most);
const id = z
  .number()
  .refine((value) => readRecordId(String(value)) !== undefined)
  .nullable()
  .default(null);
const byHand = leadSources.map(({ value }) => value).filter((value) => value !== 'website');

const schema = z.object({
  kind: z.enum(leadKinds),
  source: z.enum(byHand as ['call', ...typeof byHand]),
  language: z.enum(languages).default('en'),
  name: line(limits.name).refine((text) => text !== ''),
  phone: z.string().transform(toPhoneNumber),
  email: line(limits.email)
    .refine((text) => text === '' || z.email().safeParse(text).success)
    .default(''),
  message: z
    .string()
    .transform(toText)
    .refine((text) => countCodePoints(text) <= limits.message)
    .default(''),
  whatsappConsent: z.boolean().default(false),
  product: id,
  state: id,
  job: id,
  /** New for each form that is filled in; sent again with the same words, it is the same lead. */
  formKey: z.string().default(() => randomUUID()),
});

/** What is wrong, by the field in which it stands. */
const problems: Record<string, string> = {
  kind: 'Say what kind of lead it is.',
  source: 'Say how it came.',
  name: `Give the name, in at most ${limits.name} characters.`,
  phone: 'This is no phone number.',
  email: 'This is no e-mail address.',
  message: `The message is too long: at most ${limits.message.toLocaleString('en-IN')} characters.`,
  product: 'This vehicle is there no more: choose another, or none.',
  state: 'This state is there no more: choose another, or none.',
  job: 'This position is there no more: choose another, or none.',
};

const refuseField = (field: string): Response => refuse(400, problems[field] ?? 'Something is missing.');

/** The English name of a record; null where none is asked for, undefined where there is none, or it lies in the trash. */
const findName = async (
  req: PayloadRequest,
  collection: 'products' | 'states' | 'jobs',
  asked: number | null,
): Promise<string | null | undefined> => {
  if (asked === null) return null;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: asked } },
    locale: 'en',
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [found] = docs;
  if (!found) return undefined;
  return ('position' in found ? found.position : found.name) ?? null;
};

/** What the log says of where a lead came from, and of what was agreed. */
const toSourceLine = ({ source, whatsappConsent }: z.infer<typeof schema>): string => {
  const label = leadSources.find(({ value }) => value === source)?.label.toLowerCase();
  return `Entered by hand: ${label}${whatsappConsent ? ', agrees to WhatsApp' : ''}`;
};

/** `/leads/by-hand`: takes a lead that came by phone, at a fair or through the door; whoever enters it owns it. */
export const enterLead: Endpoint = {
  path: '/by-hand',
  method: 'post',
  handler: forLeadStaff(async (req) => {
    const parsed = schema.safeParse(await readJson(req));
    if (!parsed.success) return refuseField(String(parsed.error.issues[0]?.path[0]));
    const { phone, product, state, job, formKey, ...entered } = parsed.data;
    if (!phone) return refuseField('phone');
    if (!worksLeads(req, toLeadGroup(entered.kind)))
      return refuse(403, 'These leads are worked by colleagues.');
    // What is of the other kind is passed over.
    const asked =
      entered.kind === 'application' ? { product: null, state: null, job } : { product, state, job: null };
    const [vehicle, place, position] = await Promise.all([
      findName(req, 'products', asked.product),
      findName(req, 'states', asked.state),
      findName(req, 'jobs', asked.job),
    ]);
    if (vehicle === undefined) return refuseField('product');
    if (place === undefined) return refuseField('state');
    if (position === undefined) return refuseField('job');
    const { payload, user } = req;
    const owner = Number(user?.id);
    const leadKey = getLeadKey(entered.kind, { ...entered, phone, ...asked, owner }, formKey);
    const known = await findByKey(payload, leadKey);
    if (known) return Response.json({ id: known.id });
    const now = new Date().toISOString();
    const data = {
      ...entered,
      phone,
      phoneDigits: toPhoneDigits(phone),
      ...asked,
      vehicle,
      place,
      position,
      owner,
      status: 'new',
      humanCheck: 'notAsked',
      leadKey,
      // Colleagues know of it; another system may have to be told.
      delivery: 'due',
      notifiedAt: now,
      receiptWanted: false,
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    };
    let id: number;
    try {
      id = Number((await payload.db.create({ collection: 'leads', data, req })).id);
    } catch (error) {
      // The same form may have been sent twice at once.
      const other = await findByKey(payload, leadKey);
      if (!other) throw error;
      return Response.json({ id: other.id });
    }
    const lead = { id, kind: entered.kind };
    await writeLeadLog(req, { lead, kind: 'source', text: toSourceLine(parsed.data) });
    await recordAudit(req, { action: 'created', what: `Lead ${id}` });
    return Response.json({ id }, { status: 201 });
  }),
};
