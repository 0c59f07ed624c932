import type { AfterErrorHook, PayloadRequest } from 'payload';
import { tooLarge } from '../pictures/largest-picture.ts';

const isForStaff = (error: Error): boolean => 'isPublic' in error && error.isPublic === true;

const hasData = (error: Error): error is Error & { data: Record<string, unknown> } =>
  'data' in error && Boolean(error.data);

/**
 * Whether the studio's forms would cut a sentence. They end each sentence in `errors` at its first colon (as in a time
 * or a title), and show the rest as a list of fields (english-first.ts). A message beside `errors` is shown whole. But
 * the marks on fields come only from `errors`, so the sentence of a refusal that marks fields must contain no colon.
 */
const wouldBeCut = (error: Error): boolean =>
  !hasData(error) && error.message.includes(':') && error.message.endsWith('.');

/** Payload's windows for several documents say "unknown error" if an answer names no documents. */
const isOfMany = ({ method, routeParams }: PayloadRequest): boolean =>
  (method === 'PATCH' || method === 'DELETE') && routeParams?.id === undefined;

/**
 * Gives staff the sentence of a refusal. In the built studio Payload does not recognize its own errors, because their
 * classes exist twice (in a minified build they have lost their names as well). It then leaves out the sentence, or the messages of the fields. A file
 * above the size limit arrives here as a server error.
 */
export const keepSentence: AfterErrorHook = ({ error, req, result }) => {
  const { message } = error;
  if (message === tooLarge) return { response: { errors: [{ message }] }, status: 413 };
  if (!isForStaff(error)) return undefined;
  const ofFields = hasData(error) ? { data: error.data } : {};
  const whole = wouldBeCut(error) ? { message } : {};
  const ofMany = isOfMany(req) ? { docs: [] } : {};
  return {
    response: { ...result, ...whole, ...ofMany, errors: [{ ...result?.errors?.[0], ...ofFields, message }] },
  };
};
