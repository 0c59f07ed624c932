import { withCampaign } from '@ev-site/contract/forms/campaign.ts';

/** The links to other languages ask what an address of this page asks. */
export const askInLanguages = (address: string): void => {
  const { search } = new URL(withCampaign(address, location.search), location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav [hreflang]')) link.search = search;
};

/**
 * The visitor's choice stands in the address of this page, and goes with him into another language. A preview, which draws
 * the page of another address, keeps its own.
 */
export const keepInAddress = (address: string): void => {
  if (new URL(address, location.href).pathname !== location.pathname) return;
  history.replaceState(history.state, '', withCampaign(address, location.search));
  askInLanguages(address);
};
