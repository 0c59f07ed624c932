import type { FastifyRequest } from 'fastify';

/** The page that the Referer names, by path and query; both empty where the browser does not say. */
export const getFromPage = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): { fromPath: string; fromQuery: string } => {
  if (!headers.referer || !URL.canParse(headers.referer)) return { fromPath: '', fromQuery: '' };
  const { pathname, search } = new URL(headers.referer);
  return { fromPath: pathname, fromQuery: search };
};
