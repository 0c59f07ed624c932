import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site sends this request in a visitor's name. Browsers report where a post comes from;
 * programs that call the API report nothing, and carry no visitor's session that could be abused.
 */
export const isForeign = ({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  // The site may be reached under more than one name, e.g. by its address in the local network.
  return !URL.canParse(origin) || new URL(origin).host !== host;
};
