import { isRecord } from './is-record.ts';

/**
 * First message of each field in a failure's body, as a form shows it. An answer of another shape gives none. Reads the
 * shape of failure.ts by hand, so that the browser does not have to load the schema library.
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
