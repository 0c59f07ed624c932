import { readCampaign, withCampaign } from '@ev-site/contract/forms/campaign.ts';

/** Pictures and papers have an ending; with words in their address they would be fetched anew. */
const isFile = /\.\w+$/;

/** Another page of ours, in this window, or another part of a list; not a place on this page, nor a file. */
const leadsOn = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  (link.pathname !== location.pathname || link.search !== location.search) &&
  !link.target &&
  !isFile.test(link.pathname) &&
  !link.hasAttribute('download');

const carryOn = (link: HTMLAnchorElement) => {
  const href = link.getAttribute('href') ?? '';
  const address = withCampaign(href, location.search);
  if (leadsOn(link) && address !== href) link.setAttribute('href', address);
};

/** Gives all links that stand on the page the campaign words of its address. */
export const carryInLinks = (): void => {
  if (readCampaign(location.search).length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) carryOn(link);
};

/**
 * Lets the campaign words of an address go with the visitor from page to page, in links and in forms that ask: a lead's
 * form tells the site the address it is sent from, and nothing is kept on the device for it.
 */
export const carryCampaign = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) carryOn(link);
  });
  document.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'get') return;
    for (const [key, word] of readCampaign(location.search)) formData.set(key, word);
  });
};
