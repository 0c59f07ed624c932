import { countCodePoints, toText } from '@ev-site/contract/forms/plain-text.ts';
import * as z from 'zod';
import { mostNoteLetters } from './note-letters.ts';

/** How many days ahead one press may put off a step. */
const mostDays = 31;

/** The state of the lead in the form beside the call. */
const opened = z.string().nullish();

const text = z
  .string({ error: 'Write the note first.' })
  .transform(toText)
  .refine(
    (typed) => countCodePoints(typed) <= mostNoteLetters,
    `At most ${mostNoteLetters} letters, please.`,
  );

/**
 * What a colleague did for a lead: the input of `POST /leads/:id/log`. `shown` is what the page shows of the step, or
 * who holds the lead: if the lead has something else now, nothing is done.
 */
export const workInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('call'),
      outcome: z.enum(['reached', 'noAnswer'], { error: 'Choose whether somebody answered.' }),
      text: text.default(''),
      opened,
    }),
    z.object({
      kind: z.literal('note'),
      text: text.refine((typed) => typed !== '', 'Write the note first.'),
      opened,
    }),
    z.object({
      kind: z.literal('message'),
      way: z.enum(['whatsapp', 'mail'], { error: 'Choose how it was answered.' }),
      /** Id of the template that was used, if any. */
      template: z.number().nullish(),
      opened,
    }),
    z.object({
      kind: z.literal('step'),
      /** 0 if the step is done. */
      inDays: z
        .int({ error: `Give the number of days, at most ${mostDays}.` })
        .min(0)
        .max(mostDays),
      shown: z.object({ nextStep: z.string().nullish(), nextStepOn: z.string().nullish() }).nullish(),
      opened,
    }),
    z.object({
      kind: z.literal('dealer'),
      dealer: z.number({ error: 'Choose a dealer who is published and has a mailbox.' }),
      /** Whether the visitor was asked; needed if his notice named no dealers. */
      agreed: z.boolean().optional(),
      /** A colleague or a dealer holds the lead. */
      shown: z.object({ owner: z.number().nullish(), dealer: z.number().nullish() }).nullish(),
      opened,
    }),
    z.object({ kind: z.literal('consent'), opened }),
    z.object({ kind: z.literal('withdrawn'), opened }),
  ],
  { error: 'Nothing of this kind is noted.' },
);

/** What a caller sends. */
export type SentWork = z.input<typeof workInput>;

/** What was sent with one kind of work, checked. */
export type WorkOf<Kind extends SentWork['kind']> = Extract<z.output<typeof workInput>, { kind: Kind }>;

/** Checks what was sent. @returns the input, or the sentence of the refusal */
export const readWorkInput = (sent: unknown): z.output<typeof workInput> | string => {
  const { data, error } = workInput.safeParse(sent, { error: () => 'The studio cannot read this request.' });
  return data ?? error?.issues[0]?.message ?? '';
};
