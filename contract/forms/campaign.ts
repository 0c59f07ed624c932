import { campaignKeys } from './origin.ts';

/** The campaign words in the query of an address, as `location.search` gives it, by their keys. */
export const readCampaign = (query: string): [string, string][] => {
  const asked = new URLSearchParams(query);
  return Object.keys(campaignKeys)
    .map((key): [string, string] => [key, asked.get(key) ?? ''])
    .filter(([, word]) => word !== '');
};

/**
 * An address of ours, whole or from its path on, with the campaign words of the page that the visitor is on, so that a
 * form sent from there says them too.
 */
export const withCampaign = (address: string, query: string): string => {
  const words = readCampaign(query);
  if (words.length === 0) return address;
  const [, path = '', asked = '', place = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const all = new URLSearchParams(asked);
  for (const [key, word] of words) all.set(key, word);
  return `${path}?${all}${place}`;
};
