import * as z from 'zod/mini';
import { contentTypes } from './forms/content-types.ts';
import { optionalText, toFieldSchema } from './forms/field-schemas.ts';
import { limits } from './forms/limits.ts';
import { sharedFields } from './forms/shared-fields.ts';
import { toReference } from './privacy-reference.ts';

/** What somebody may ask about the data that are kept of him. */
export const requestKinds = ['see', 'correct', 'withdraw', 'erase'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Days within which a request or a complaint is answered. */
export const answerDays = 30;
/** Days for which a mailed link works, and minutes for which the page that it opens does. */
export const ownDataLinkDays = 3;
export const openMinutes = 30;

/** Content types that a request may be sent as. */
export const requestTypes = [contentTypes.json, contentTypes.plain] as const;

const optional = { required: false } as const;

/** These forms have no message that a second number could stand in. */
const phone = {
  ...sharedFields.phone,
  codes: { missing: 'phoneMissing', wrong: 'phoneForm' },
} as const;

/** The longest text that is taken, by field. */
export const longestOfRequest = {
  email: sharedFields.email.most,
  phone: phone.most,
  reference: limits.label,
} as const;

/** Fields by name. A person is found by the mail address, or by the phone together with the reference number. */
export const requestSchema = z
  .object({
    kind: z.enum(requestKinds, 'requestKindMissing'),
    email: toFieldSchema({ ...sharedFields.email, ...optional }) as z.ZodMiniType<string>,
    phone: toFieldSchema({ ...phone, ...optional }) as z.ZodMiniType<string>,
    reference: z.pipe(
      z.pipe(
        optionalText('referenceForm'),
        z.string().check(z.maxLength(longestOfRequest.reference, 'referenceForm')),
      ),
      z.transform((text) => (text.trim() === '' ? '' : (toReference(text) ?? 'wrong'))),
    ),
  })
  .check(
    z.check(({ value, issues }) => {
      const { email, phone, reference } = value;
      if (reference === 'wrong')
        issues.push({ code: 'custom', input: value, path: ['reference'], message: 'referenceForm' });
      else if (email === '' && (phone === '' || reference === ''))
        issues.push({ code: 'custom', input: value, path: ['email'], message: 'requestWhoMissing' });
    }),
  );

/** What somebody may correct of his data. */
export const correctionSchema = z.object({
  name: toFieldSchema(sharedFields.name) as z.ZodMiniType<string>,
  email: toFieldSchema(sharedFields.email) as z.ZodMiniType<string>,
  phone: toFieldSchema(phone) as z.ZodMiniType<string>,
});
