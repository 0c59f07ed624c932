import * as z from 'zod/mini';
import { toLatinDigits } from './digits.ts';
import { limits } from './limits.ts';
import { leadMessages } from './messages.ts';
import { countCodePoints, toLine, toText } from './plain-text.ts';

const namePattern = /^\p{L}[\p{L}\p{M}\s.,'’‘()\-‐\u200c\u200d]*$/u;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
const emailPattern = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)[^\s@"<>(),;:\\[\]]{1,64}(?<!\.)@(?:${label}\.)+${label}$`,
  'u',
);
const phonePattern = /^\+?[0-9][0-9 ()./-]*$/;

/** A text that is cleaned first, then asked each question in turn; the first that fails is the field's message. */
const textField = (
  missing: string,
  clean: (text: string) => string,
  questions: readonly { holds: (text: string) => boolean; message: string }[],
) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(clean)),
    z.string().check(
      z.check((context) => {
        const all = [{ holds: (text: string) => text !== '', message: missing }, ...questions];
        const failed = all.find(({ holds }) => !holds(context.value));
        if (failed) context.issues.push({ code: 'custom', input: context.value, message: failed.message });
      }),
    ),
  );

const atMost = (most: number, message: string) => ({
  holds: (text: string) => countCodePoints(text) <= most,
  message,
});

/** A person's name in any script. */
export const nameField = (missing: string = leadMessages.nameMissing) =>
  textField(missing, toLine, [
    atMost(limits.name, leadMessages.nameLong),
    { holds: (text) => namePattern.test(text), message: leadMessages.nameLetters },
  ]);

/** An e-mail address, also with letters of other scripts (RFC 6531). */
export const emailField = () =>
  textField(leadMessages.emailMissing, toLine, [
    {
      holds: (text) => text.length <= limits.email && emailPattern.test(text),
      message: leadMessages.emailForm,
    },
  ]);

/** A phone number by its look; the server asks a library whether such a number exists. */
export const phoneField = () =>
  textField(leadMessages.phoneMissing, (text) => toLatinDigits(toLine(text)), [
    {
      holds: (text) => {
        const digits = text.replace(/[^0-9]/g, '').length;
        const { least, most } = limits.phoneDigits;
        return phonePattern.test(text) && digits >= least && digits <= most;
      },
      message: leadMessages.phoneForm,
    },
  ]);

/** What a visitor asks, several lines. */
export const messageField = () =>
  textField(leadMessages.messageMissing, toText, [atMost(limits.message, leadMessages.messageLong)]);

/** The same where it may be left empty. */
export const commentField = () =>
  z._default(
    z.pipe(
      z.pipe(z.string(leadMessages.messageLong), z.transform(toText)),
      z.string().check(z.refine((text) => countCodePoints(text) <= limits.message, leadMessages.messageLong)),
    ),
    '',
  );

/** A choice by its words, e.g. a vehicle; the server looks whether it exists. */
export const choiceField = (missing: string, unknown: string) =>
  textField(missing, toLine, [atMost(limits.label, unknown)]);

/** A short text that the page sets and that may be missing. */
export const labelField = () =>
  z._default(
    z.pipe(
      z.pipe(z.string(leadMessages.labelLong), z.transform(toLine)),
      z.string().check(z.refine((text) => countCodePoints(text) <= limits.label, leadMessages.labelLong)),
    ),
    '',
  );

/** The id of a state, city or position; forms send it as text. */
export const idField = (missing: string, unknown: string) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], missing),
      z.transform((value) => toLine(String(value))),
    ),
    z.pipe(
      z.string().check(
        z.check((context) => {
          const message =
            context.value === '' ? missing : /^[1-9][0-9]{0,8}$/.test(context.value) ? '' : unknown;
          if (message) context.issues.push({ code: 'custom', input: context.value, message });
        }),
      ),
      z.transform(Number),
    ),
  );

/** The visitor's answer to the human check; the server has it verified. */
export const rCaptchaField = () =>
  z
    .string(leadMessages.rCaptchaMissing)
    .check(
      z.minLength(1, leadMessages.rCaptchaMissing),
      z.maxLength(limits.rCaptcha, leadMessages.rCaptchaWrong),
    );
