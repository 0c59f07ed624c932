import type { FastifyRequest } from 'fastify';

/** Path and query of the page in the Referer header; both empty where the browser sends none. */
export const getFromPage = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): { fromPath: string; fromQuery: string } => {
  if (!headers.referer || !URL.canParse(headers.referer)) return { fromPath: '', fromQuery: '' };
  const { pathname, search } = new URL(headers.referer);
  return { fromPath: pathname, fromQuery: search };
};
