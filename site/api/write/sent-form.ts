import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import { readText } from '@ev-site/contract/forms/plain-text.ts';
import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers'>;

/** The content type that a form was sent as, in lower case and without its parameters; empty where it says none. */
export const getType = ({ headers }: Sent): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Whether a script says that it asks. The browser inside an app says so, too, with each page that it opens, and names
 * the app (`com.facebook.katana`): the name of an app has a dot, what scripts say has none.
 */
const saysScript = ({ headers }: Sent): boolean => {
  const said = headers['x-requested-with'];
  return said !== undefined && headers['sec-fetch-mode'] !== 'navigate' && !said.includes('.');
};

/** Whether the browser sent it by itself, as of a page without script, so that a page is the answer. */
export const isPlain = (request: Sent): boolean =>
  getType(request) === contentTypes.plain && !saysScript(request);

/** Key of this filled form, from the header or the field; empty where there is none. */
export const getKey = ({ headers }: Sent, fields: Readonly<Record<string, unknown>>): string =>
  readText(headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key);
