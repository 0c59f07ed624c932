import {
  APIError,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { findGlobalConfig, listFieldsOf } from '../documents/find-config.ts';
import { toFieldLabel } from '../documents/label.ts';

/**
 * A refusal that the handler of an endpoint returns, in the form of Payload's: one sentence for the caller. Hooks and
 * functions that answer with something else throw `publicError`; so does a handler whose sentence belongs to a field.
 */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

export const signedOut = 'You are signed out. Sign in in a new tab, come back to this tab, and press again.';

/** The refusal to a person whom a call is not for: 403 if he is signed in, else 401. */
export const refuseOthers = (req: Pick<PayloadRequest, 'user'>, forWhom: string): Response =>
  req.user ? refuse(403, forWhom) : refuse(401, signedOut);

/** A message beside a field. */
interface Remark {
  path: string;
  message: string;
}

/**
 * The error to throw where no answer can be returned, with one sentence for the caller.
 * @param remarks messages beside the editor's fields; then the sentence must contain no colon (hooks/keep-sentence.ts)
 */
export const publicError = (status: number, message: string, remarks?: readonly Remark[]): APIError =>
  new APIError(message, status, remarks ? { errors: remarks } : null, true);

/** The error that a hook throws if the value of a field is not acceptable. */
export const fieldError = (
  { t, payload }: Pick<PayloadRequest, 't' | 'payload'>,
  slug: CollectionSlug | GlobalSlug,
  remark: Remark,
): ValidationError => {
  const field = listFieldsOf(payload, slug).find(({ name }) => name === remark.path);
  const errors = [field ? { ...remark, label: toFieldLabel(field) } : remark];
  const where = findGlobalConfig(payload, slug) ? { global: slug } : { collection: slug };
  return new ValidationError({ ...where, errors }, t);
};
