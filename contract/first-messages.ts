import { isRecord } from './is-record.ts';

/**
 * First message of each field of a failure's body: what a form shows. An answer of another shape gives none.
 * Reads the shape of failure.ts by hand, so that the browser needs no schema library for it.
 */
export const getFirstMessages = (body: unknown): Record<string, string> => {
  const messages = isRecord(body) && isRecord(body.message) ? body.message : {};
  return Object.fromEntries(
    Object.entries(messages).flatMap(([field, list]) => {
      const first: unknown = Array.isArray(list) ? list[0] : undefined;
      return typeof first === 'string' && first !== '' ? [[field, first]] : [];
    }),
  );
};
