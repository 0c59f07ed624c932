import type { AfterErrorHook } from 'payload';
import { tooLarge } from '../pictures/largest-picture.ts';

const isForStaff = (error: Error): boolean => 'isPublic' in error && error.isPublic === true;

const hasData = (error: Error): error is Error & { data: Record<string, unknown> } =>
  'data' in error && Boolean(error.data);

/**
 * Whether the studio's forms would cut a sentence: what stands in `errors` they end at its first colon, as in a time or a title,
 * and make a list of what follows, as of fields (english-first.ts). What stands beside `errors` they show whole. Marks of
 * fields they read from `errors` alone: the sentence of a refusal that has marks holds no colon.
 */
const wouldBeCut = (error: Error): boolean =>
  !hasData(error) && error.message.includes(':') && error.message.endsWith('.');

/**
 * Gives staff the sentence of a refusal. In the built studio Payload does not know its own errors again: their classes
 * are there twice and have lost their names. It then leaves out the sentence, or what was said of each field. A file
 * above the limit reaches it as a fault of the server.
 */
export const keepSentence: AfterErrorHook = ({ error, result }) => {
  const { message } = error;
  if (message === tooLarge) return { response: { errors: [{ message }] }, status: 413 };
  if (!isForStaff(error)) return undefined;
  const ofFields = hasData(error) ? { data: error.data } : {};
  const whole = wouldBeCut(error) ? { message } : {};
  return { response: { ...result, ...whole, errors: [{ ...result?.errors?.[0], ...ofFields, message }] } };
};
