import { readCampaign, withCampaign } from '@ev-site/contract/forms/origin.ts';

/** Pictures and PDFs have an extension. With campaign words in their address, they would be fetched again. */
const isFile = /\.\w+$/;

/**
 * Whether a link opens another page of ours in this window, or another part of a list; not a place on this page, and
 * not a file.
 */
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

/** Adds the campaign words of the page's address to all links on the page. */
export const carryInLinks = (): void => {
  if (readCampaign(location.search).length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) carryOn(link);
};

/**
 * Carries the campaign words of an address from page to page, in links and in forms with the GET method. The site reads
 * them from the page address that the browser sends with a lead's form, so nothing is stored on the device.
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
