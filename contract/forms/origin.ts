import type { Column } from './description.ts';

/** Query parameters by which an advertisement identifies itself, and the columns that store them. */
export const campaignKeys = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** Where a lead was sent from: path of the page without its language, and campaign parameters of its address. */
export const originColumns = {
  page: { name: 'page', type: 'text', indexed: true, mail: true, webhook: 'page', export: true },
  utmSource: { name: 'utmSource', type: 'text', mail: true, webhook: 'utm_source', export: true },
  utmMedium: { name: 'utmMedium', type: 'text', mail: true, webhook: 'utm_medium', export: true },
  utmCampaign: { name: 'utmCampaign', type: 'text', mail: true, webhook: 'utm_campaign', export: true },
  utmTerm: { name: 'utmTerm', type: 'text', mail: true, webhook: 'utm_term', export: true },
  utmContent: { name: 'utmContent', type: 'text', mail: true, webhook: 'utm_content', export: true },
} as const satisfies Record<string, Column>;

/** The campaign parameters in a query such as `location.search`, as pairs of key and value. */
export const readCampaign = (query: string): [string, string][] => {
  const asked = new URLSearchParams(query);
  return Object.keys(campaignKeys)
    .map((key): [string, string] => [key, asked.get(key) ?? ''])
    .filter(([, word]) => word !== '');
};

/**
 * An address of ours, absolute or only a path, with the campaign parameters of the visitor's current page. So a form
 * sent from there carries them too.
 */
export const withCampaign = (address: string, query: string): string => {
  const words = readCampaign(query);
  if (words.length === 0) return address;
  const [, path = '', asked = '', place = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const all = new URLSearchParams(asked);
  for (const [key, word] of words) all.set(key, word);
  return `${path}?${all}${place}`;
};
