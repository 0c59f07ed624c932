import type { FastifyRequest } from 'fastify';

/** Path of the page of this site that sent a form; empty where the browser does not say. */
export const getFromPath = (request: Pick<FastifyRequest, 'headers'>): string =>
  getFromPage(request).fromPath;

/** The page of this site that sent a form, by path and query; both empty where the browser does not say. */
export const getFromPage = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): { fromPath: string; fromQuery: string } => {
  if (!headers.referer || !URL.canParse(headers.referer)) return { fromPath: '', fromQuery: '' };
  const { pathname, search } = new URL(headers.referer);
  return { fromPath: pathname, fromQuery: search };
};
