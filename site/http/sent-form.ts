import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import { readText } from '@ev-site/contract/forms/plain-text.ts';
import type { FastifyRequest } from 'fastify';

type FormRequest = Pick<FastifyRequest, 'headers'>;

/** The content type of a form, in lower case and without parameters; empty where there is none. */
export const getType = ({ headers }: FormRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Whether a script sent the request, according to `X-Requested-With`. The browser inside an app sends that header with
 * every page, too, but with the name of the app (`com.facebook.katana`): such names have a dot, values from scripts
 * have none.
 */
const saysScript = ({ headers }: FormRequest): boolean => {
  const said = headers['x-requested-with'];
  return said !== undefined && headers['sec-fetch-mode'] !== 'navigate' && !said.includes('.');
};

/** Whether the browser itself sent the form, as a page without script does, so that the response must be a page. */
export const isNativeSubmit = (request: FormRequest): boolean =>
  getType(request) === contentTypes.plain && !saysScript(request);

/** Key of this filled form, from the header or the field; empty where there is none. */
export const getKey = ({ headers }: FormRequest, fields: Readonly<Record<string, unknown>>): string =>
  readText(headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key);
