import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failures.ts';

/**
 * Refuses forms that a page of another site sends in a visitor's name. Browsers say where a post comes from;
 * programs that call the API say nothing, and carry nobody's session that could be abused.
 * @param sentence what the visitor is told
 * @throws {ApiFailure} 403
 */
export const refuseForeign = ({ headers }: FastifyRequest, publicOrigin: string, sentence: string): void => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') {
    throw new ApiFailure(403, sentence);
  }
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return;
  // The same program may be reached under more than one name, e.g. by its address in the local network.
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new ApiFailure(403, sentence);
};

/** Path of the page of this site that sent a form; empty where the browser does not say. */
export const getFromPath = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : '';
