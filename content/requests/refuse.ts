import { APIError, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { toFieldLabel } from '../keeping/list-changes.ts';

/** An answer of the studio's own calls that says no, as Payload's do: one sentence for whoever asked. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

const signedOut = 'You are signed out. Sign in in a new tab, come back, and press again.';

/** The answer to somebody whom a call is not for: signed in, he may not; else he is to sign in first. */
export const refuseOthers = (req: Pick<PayloadRequest, 'user'>, forWhom: string): Response =>
  req.user ? refuse(403, forWhom) : refuse(401, signedOut);

/** What stands beside a field. */
interface Remark {
  path: string;
  message: string;
}

/**
 * What a hook throws to say no, with one sentence for whoever asked.
 * @param remarks what the editor shows beside its fields; the sentence then holds no colon (hooks/keep-sentence.ts)
 */
export const publicError = (status: number, message: string, remarks?: readonly Remark[]): APIError =>
  new APIError(message, status, remarks ? { errors: remarks } : null, true);

/** What a hook throws where something that was filled in will not do. */
export const fieldError = (
  { t, payload }: Pick<PayloadRequest, 't' | 'payload'>,
  collection: CollectionSlug,
  remark: Remark,
): ValidationError => {
  const field = payload.collections[collection].config.flattenedFields.find(
    ({ name }) => name === remark.path,
  );
  const errors = [field ? { ...remark, label: toFieldLabel(field) } : remark];
  return new ValidationError({ collection, errors }, t);
};
