import * as z from 'zod/mini';
import { readPositiveInt } from '../positive-int.ts';
import type { MessageCode } from './codes.ts';
import type { FieldType, FormField } from './description.ts';
import { limits } from './limits.ts';
import { countCodePoints, dropWidthless, toLine, toText } from './plain-text.ts';
import { hyphens } from './typed-number.ts';
import { toTypedPhone } from './typed-phone.ts';

const apostrophes = String.raw`'’‘\u02b9\u02bb\u02bc\u02bd\u02c8\u0060\u00b4\u2032\uff07\u055a\u05f3`;
const dots = String.raw`.·・\uff0e\u0f0b\u2027\u0970\u0af0`;
/**
 * Letters with their marks, and the characters between the parts of a name in any script, also of a firm (M/s Patel &
 * Sons). Begins with a letter. No part can be read as an address with a path.
 */
const namePattern = new RegExp(
  String.raw`^(?!.*[.\uff0e]\S*/)[${apostrophes}]?\p{L}[\p{L}\p{M}\s${apostrophes}${hyphens}${dots},()/&\u200c\u200d]*$`,
  'u',
);
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
/** No part of an address can be read as an encoded word of a mail header (RFC 2047). */
const emailPattern = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)(?!.*=\?)[^\s@"<>(),;:\\[\]]{1,64}(?<!\.)@(?:${label}\.)+${label}$`,
  'u',
);
const phonePattern = /^[( ]*\+?[( ]*[0-9][0-9 ()./-]*$/;

const countDigits = (text: string): number => text.replace(/[^0-9]/g, '').length;

const isPhone = (text: string): boolean =>
  phonePattern.test(text) && countDigits(text) >= limits.phoneDigits.least;

/** Whether there are more digits than a phone number has: mostly they are two numbers. */
const isManyDigits = (text: string): boolean => countDigits(text) > limits.phoneDigits.most;

type TextType = Exclude<FieldType, 'id' | 'answer' | 'file' | 'consent'>;

/** How a text is cleaned, and what it must fulfil besides its length; for some types also another upper limit. */
const texts: Record<
  TextType,
  {
    clean: (text: string) => string;
    holds: (text: string) => boolean;
    exceeds?: (text: string) => boolean;
  }
> = {
  name: { clean: toLine, holds: (text) => namePattern.test(text) },
  // A mail address may have letters of other scripts (RFC 6531).
  email: { clean: (text) => toLine(dropWidthless(text)), holds: (text) => emailPattern.test(text) },
  // Checks only how it is written; on the server a library checks whether such a number exists.
  phone: { clean: toTypedPhone, holds: isPhone, exceeds: isManyDigits },
  line: { clean: toLine, holds: () => true },
  // The server checks whether the choice exists.
  choice: { clean: toLine, holds: () => true },
  text: { clean: toText, holds: () => true },
};

/** A code of the field, for a value that is not a text or for a problem without its own code. */
const anyCode = ({ codes }: FormField): MessageCode => {
  const code = codes.missing ?? codes.wrong ?? codes.long;
  if (!code) throw new Error('A field of a form needs a code for what is wrong with it.');
  return code;
};

/** A text that may be left out, or null, which some programs send. */
export const optionalText = (code: MessageCode) =>
  z.pipe(
    z._default(z.nullable(z.string(code)), ''),
    z.transform((text) => text ?? ''),
  );

/** Cleans a text, then checks it in order; the first check that fails gives the code. */
const toTextSchema = (type: TextType, field: FormField) => {
  const { clean, holds, exceeds } = texts[type];
  const { codes, most, required } = field;
  const other = anyCode(field);
  const findCode = (text: string): MessageCode | null => {
    if (text === '') return required ? (codes.missing ?? other) : null;
    if (countCodePoints(text) > most || exceeds?.(text)) return codes.long ?? codes.wrong ?? other;
    return holds(text) ? null : (codes.wrong ?? other);
  };
  return z.pipe(
    z.pipe(required ? z.string(other) : optionalText(other), z.transform(clean)),
    z.string().check(
      z.check((context) => {
        const message = findCode(context.value);
        if (message) context.issues.push({ code: 'custom', input: context.value, message });
      }),
    ),
  );
};

/** The schema of a record's id; forms send it as text. */
const toIdSchema = ({ codes, ...field }: FormField) => {
  const missing = codes.missing ?? anyCode({ codes, ...field });
  const wrong = codes.wrong ?? missing;
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], missing),
      z.transform((value) => toLine(String(value))),
    ),
    z.pipe(
      z.string().check(
        z.check((context) => {
          const { value } = context;
          if (readPositiveInt(value) !== undefined) return;
          context.issues.push({ code: 'custom', input: value, message: value === '' ? missing : wrong });
        }),
      ),
      z.transform(Number),
    ),
  );
};

/** The schema of the visitor's answer to the human check; the server verifies it. */
const toAnswerSchema = (field: FormField) => {
  const missing = anyCode(field);
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(field.most, field.codes.long ?? missing));
};

const ticks = new Set(['on', 'yes', 'true', '1']);

/** Whether a box is ticked. Only a clear yes counts, so that nobody consents by mistake. */
const consentSchema = z.pipe(
  z.catch(z._default(z.union([z.boolean(), z.string(), z.number(), z.null()]), false), false),
  z.transform((value) => ticks.has(String(value).toLowerCase())),
);

/** The schema of one field; null for a file, which is not part of the payload. */
export const toFieldSchema = (field: FormField): z.ZodMiniType | null => {
  switch (field.type) {
    case 'file':
      return null;
    case 'id':
      return toIdSchema(field);
    case 'consent':
      return consentSchema;
    case 'answer':
      return toAnswerSchema(field);
    default:
      return toTextSchema(field.type, field);
  }
};
