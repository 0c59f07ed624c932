import * as z from 'zod/mini';

/** Answer of get-domain-status; see decision 002 for what the words mean. */
export const domainStatusAnswer = z.object({ domainStatus: z.enum(['live', 'preview', 'maintenance']) });

/** Answer of get-metadetails; empty texts mean that the page's default is used. */
export const metaDetailsAnswer = z.object({
  data: z.object({ meta_title: z.string(), meta_desc: z.string() }),
});

/** Answer of a form that was taken: the words of the success dialog, and the number to name on the phone (none for a request). */
export const savedAnswer = z.object({
  data: z.object({ title: z.string(), message: z.string(), reference: z.optional(z.string()) }),
});
export type SavedAnswer = z.output<typeof savedAnswer>;

/**
 * Answer of get-form-status; the message says to a visitor why not, and is empty where forms are taken. The version is
 * that of the privacy notice of today, as forms carry it.
 */
export const formStatusAnswer = z.object({
  data: z.object({ taken: z.boolean(), message: z.string(), privacy_version: z.string() }),
});
export type FormStatusAnswer = z.output<typeof formStatusAnswer>;

/** Answer of get-human-check: a challenge of the built-in check, to be solved by the ALTCHA widget. */
export const challengeAnswer = z.looseObject({ parameters: z.looseObject({}), signature: z.string() });
