import { randomUUID } from 'node:crypto';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { countCodePoints, toLine, toText } from '@ev-site/contract/forms/plain-text.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { canReachLeads } from '../../access/lead-access.ts';
import { hasRole } from '../../access/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Lead } from '../../payload-types.ts';
import { refuse } from '../../refuse.ts';
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
  product: id,
  state: id,
  job: id,
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

const mayEnter = (req: PayloadRequest, kind: Lead['kind']): boolean =>
  kind === 'application' ? hasRole(req, 'admin', 'hr') : hasRole(req, 'admin', 'sales');

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

/** `/leads/by-hand`: takes a lead that came by phone, at a fair or through the door; whoever enters it owns it. */
export const enterLead: Endpoint = {
  path: '/by-hand',
  method: 'post',
  handler: async (req) => {
    if (canReachLeads({ req }) === false)
      return refuse(req.user ? 403 : 401, 'Leads are for sales and personnel.');
    const parsed = schema.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return refuseField(String(parsed.error.issues[0]?.path[0]));
    const { phone, product, state, job, ...entered } = parsed.data;
    if (!phone) return refuseField('phone');
    if (!mayEnter(req, entered.kind)) return refuse(403, 'These leads are worked by colleagues.');
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
    const now = new Date().toISOString();
    const { payload, user } = req;
    const stored = await payload.db.create({
      collection: 'leads',
      data: {
        ...entered,
        phone,
        phoneDigits: toPhoneDigits(phone),
        ...asked,
        vehicle,
        place,
        position,
        owner: Number(user?.id),
        status: 'new',
        humanCheck: 'notAsked',
        leadKey: `staff-${randomUUID()}`,
        // Colleagues know of it; another system may have to be told.
        delivery: 'due',
        notifiedAt: now,
        receiptWanted: false,
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
        updatedAt: now,
      },
      req,
    });
    const lead = { id: Number(stored.id), kind: entered.kind };
    const source = leadSources.find(({ value }) => value === entered.source)?.label;
    await writeLeadLog(req, { lead, kind: 'source', text: `Entered by hand: ${source?.toLowerCase()}` });
    await recordAudit(req, { action: 'created', what: `Lead ${lead.id}` });
    return Response.json({ id: lead.id }, { status: 201 });
  },
};
