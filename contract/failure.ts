import * as z from 'zod/mini';

/**
 * Body of every answer that is not a success, whatever its status: messages by the name of the field, query
 * or part they belong to. What belongs to no field is under `form`. The first message of each is shown.
 */
export const failureSchema = z.object({
  message: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
  /** Why, where a program can do something about it: too many came at once, `Retry-After` says when to come again. */
  code: z.optional(z.literal('busy')),
});

export type Failure = z.output<typeof failureSchema>;

/** Messages by field name. */
export type FieldMessages = Failure['message'];

/** A failure that belongs to no field. */
export const toFormFailure = (message: string): Failure => ({ message: { form: [message] } });
