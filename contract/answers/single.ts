import * as z from 'zod/mini';

/** Answer of get-domain-status; decision 002 explains the values. */
export const domainStatusAnswer = z.object({ domainStatus: z.enum(['live', 'preview', 'maintenance']) });

/** Answer of get-metadetails; for an empty text the page's default is used. */
export const metaDetailsAnswer = z.object({
  data: z.object({ meta_title: z.string(), meta_desc: z.string() }),
});

/** Answer of an accepted form: words of the success dialog, and a number to quote on the phone (none for a request). */
export const savedAnswer = z.object({
  data: z.object({ title: z.string(), message: z.string(), reference: z.optional(z.string()) }),
});
export type SavedAnswer = z.output<typeof savedAnswer>;

/**
 * Answer of get-form-status. The message tells a visitor why forms are refused; it is empty if they are accepted. The
 * version is that of the current privacy notice, which forms send along.
 */
export const formStatusAnswer = z.object({
  data: z.object({ taken: z.boolean(), message: z.string(), privacy_version: z.string() }),
});
export type FormStatusAnswer = z.output<typeof formStatusAnswer>;

/** Answer of get-human-check: a challenge of the built-in check, to be solved by the ALTCHA widget. */
export const challengeAnswer = z.looseObject({ parameters: z.looseObject({}), signature: z.string() });
