import { type FixedRouteName, type Language, pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import { getFromPage } from './from-page.ts';

/** What the address of a form's page says of one that was taken before. */
const saidOnce = ['sent', 'reference'];

/**
 * The address of the page of a form that was not taken, for another try: with all that its sender's own page was asked,
 * e.g. for a vehicle.
 */
export const toFormPage = (
  request: Pick<FastifyRequest, 'headers'>,
  screen: FixedRouteName,
  language: Language,
): string => {
  const page = pathTo(screen, { language });
  const { fromPath, fromQuery } = getFromPage(request);
  if (withoutLanguage(fromPath) !== pathTo(screen)) return page;
  const query = new URLSearchParams(fromQuery);
  for (const key of saidOnce) query.delete(key);
  return query.size > 0 ? `${page}?${query}` : page;
};
