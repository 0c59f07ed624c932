import * as z from 'zod/mini';
import { contentTypes } from './forms/content-types.ts';
import { optionalText, toFieldSchema } from './forms/field-schemas.ts';
import { limits } from './forms/limits.ts';
import { toLine } from './forms/plain-text.ts';
import { sharedFields } from './forms/shared-fields.ts';
import { toReference } from './privacy-reference.ts';

/** What a person may ask about the data that are kept about him or her. */
export const requestKinds = ['see', 'correct', 'withdraw', 'erase'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Days within which a request or complaint must be answered. */
export const answerDays = 30;
/** Days for which a mailed link is valid, and minutes for which the page that it opens is. */
export const ownDataLinkDays = 3;
export const openMinutes = 30;

/** Content types in which a request can be sent. */
export const requestTypes = [contentTypes.json, contentTypes.plain] as const;

const optional = { required: false } as const;

/** Without the hint of `phoneLong` to put a second number into the message: these forms have none. */
const phone = {
  ...sharedFields.phone,
  codes: { missing: 'phoneMissing', wrong: 'phoneForm' },
} as const;

/** The longest accepted text, by field. */
export const longestOfRequest = {
  email: sharedFields.email.most,
  phone: phone.most,
  reference: limits.label,
} as const;

/** A person is identified by the mail address, or by the phone together with the reference number. */
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
      z.transform((text) => (toLine(text) === '' ? '' : (toReference(text) ?? 'wrong'))),
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

/** The data that a person may correct. */
export const correctionSchema = z.object({
  name: toFieldSchema(sharedFields.name) as z.ZodMiniType<string>,
  email: toFieldSchema(sharedFields.email) as z.ZodMiniType<string>,
  phone: toFieldSchema(phone) as z.ZodMiniType<string>,
});
