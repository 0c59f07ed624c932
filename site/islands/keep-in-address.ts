import { withCampaign } from '@ev-site/contract/forms/origin.ts';

/** Adds the query of this page's address to the links to other languages. */
export const addQueryToLanguageLinks = (address: string): void => {
  const { search } = new URL(withCampaign(address, location.search), location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav [hreflang]')) link.search = search;
};

/**
 * Puts the visitor's choice into the address of this page, so that it also works in another language. A preview draws
 * the page of another address, so it keeps its own address.
 */
export const keepInAddress = (address: string): void => {
  if (new URL(address, location.href).pathname !== location.pathname) return;
  history.replaceState(history.state, '', withCampaign(address, location.search));
  addQueryToLanguageLinks(address);
};
