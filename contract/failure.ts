import * as z from 'zod/mini';

/**
 * Body of every answer that is not a success, whatever its status: messages by the name of the field, query parameter
 * or path part that they are about. Messages about no field are under `form`. Forms show the first message of each.
 */
export const failureSchema = z.object({
  message: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
  /** A reason on which a program can act: `busy` means too many at once; `Retry-After` says when to try again. */
  code: z.optional(z.literal('busy')),
});

export type Failure = z.output<typeof failureSchema>;

/** Messages by field name. */
export type FieldMessages = Failure['message'];

/** A failure about no field. */
export const toFormFailure = (message: string): Failure => ({ message: { form: [message] } });
