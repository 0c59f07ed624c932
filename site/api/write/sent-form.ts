import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers'>;

/** The content type that a form was sent as, in lower case and without its parameters; empty where it says none. */
export const getType = ({ headers }: Sent): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a page without script sent it, so that a page is the answer. */
export const isPlain = (request: Sent): boolean =>
  getType(request) === contentTypes.plain && request.headers['x-requested-with'] === undefined;

/** Key of this filled form, from the header or the field; empty where there is none. */
export const getKey = ({ headers }: Sent, fields: Readonly<Record<string, unknown>>): string => {
  const sent = headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key;
  return typeof sent === 'string' ? sent : '';
};
