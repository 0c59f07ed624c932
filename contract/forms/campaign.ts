import { campaignKeys } from './origin.ts';

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
