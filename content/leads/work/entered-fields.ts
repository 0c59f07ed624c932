import type { ColumnName } from '@ev-site/contract/forms/columns.ts';
import { toFieldSchema } from '@ev-site/contract/forms/field-schemas.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { countCodePoints, toLine, toText } from '@ev-site/contract/forms/plain-text.ts';
import { sharedFields } from '@ev-site/contract/forms/shared-fields.ts';
import { toTypedPhone } from '@ev-site/contract/forms/typed-phone.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import type { LeadGroup } from '../../access/lead-access.ts';
import { toPhoneNumber } from '../phone-number.ts';

/** The same check as in the forms of the site. */
const emailSchema = toFieldSchema(sharedFields.email);

const line = (most: number) =>
  z
    .string()
    .transform(toLine)
    .refine((text) => countCodePoints(text) <= most);

/** The texts of a lead that staff enter, as they are stored. */
export const enteredWords = {
  name: line(limits.name).refine((text) => text !== ''),
  phone: z
    .string()
    .transform((text) => toPhoneNumber(toTypedPhone(text)) ?? '')
    .refine((number) => number !== ''),
  email: line(limits.email).refine((text) => text === '' || emailSchema?.safeParse(text).success === true),
  message: z
    .string()
    .transform(toText)
    .refine((text) => countCodePoints(text) <= limits.message),
};

/** Records that staff choose for a lead, each with the column that stores its English name, as forms store it. */
export const enteredRecords = {
  product: { collection: 'products', named: 'vehicle', group: 'enquiry' },
  state: { collection: 'states', named: 'place', group: 'enquiry' },
  job: { collection: 'jobs', named: 'position', group: 'application' },
} as const satisfies Partial<Record<ColumnName, { collection: string; named: ColumnName; group: LeadGroup }>>;

type EnteredRecord = keyof typeof enteredRecords;
export type EnteredField = keyof typeof enteredWords | EnteredRecord;

export const enteredFields = Object.keys({ ...enteredWords, ...enteredRecords }) as readonly EnteredField[];

export const isEnteredField = (name: string): name is EnteredField =>
  name in enteredWords || name in enteredRecords;

export const isEnteredRecord = (field: EnteredField): field is EnteredRecord => field in enteredRecords;

/** What is wrong, by field. */
export const entryProblems: Record<EnteredField, string> = {
  name: `Give the name, in at most ${limits.name} characters.`,
  phone: 'This is not a phone number.',
  email: 'This is not an e-mail address.',
  message: `The message is too long: at most ${groupDigits(limits.message)} characters.`,
  product: 'This vehicle does not exist any more. Choose another, or none.',
  state: 'This state does not exist any more. Choose another, or none.',
  job: 'This position does not exist any more. Choose another, or none.',
};

/** The English name of a record. Null if no record is asked for; undefined if it does not exist or is in the trash. */
export const findEnteredName = async (
  req: PayloadRequest,
  field: EnteredRecord,
  asked: number | null,
): Promise<string | null | undefined> => {
  if (asked === null) return null;
  const { docs } = await req.payload.find({
    collection: enteredRecords[field].collection,
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
