import type { AfterErrorHook } from 'payload';
import { tooLarge } from '../pictures/take-picture.ts';

const isForStaff = (error: Error): boolean => 'isPublic' in error && error.isPublic === true;

/**
 * Gives staff the sentence of a refusal. Payload leaves it out where the error has no name, and in the built studio its
 * classes have lost theirs; a file above the limit reaches it as a fault of the server.
 */
export const keepSentence: AfterErrorHook = ({ error, result }) => {
  const answer = { errors: [{ message: error.message }] };
  if (error.message === tooLarge) return { response: answer, status: 413 };
  const hasData = 'data' in error && Boolean(error.data);
  return isForStaff(error) && !hasData ? { response: { ...result, ...answer } } : undefined;
};
