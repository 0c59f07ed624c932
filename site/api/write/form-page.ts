import { type FixedRouteName, type Language, pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import { getFromPage } from '../../http/from-page.ts';

/** Query keys of a form's page about an earlier, accepted form. */
const saidOnce = ['sent', 'reference'];

/**
 * Address of the form's page for another try after a refusal. It keeps the query of the page that the visitor used,
 * e.g. the vehicle.
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
