/** A dealer whose page a visitor has opened, as the browser keeps it to show while the visitor is offline. */
export interface KeptDealer {
  /** The last part of its address; each dealer is kept once. */
  slug: string;
  name: string;
  /** In one line. */
  address: string;
  /** As people write them; the links are made from the digits. */
  phones: string[];
  /** The language of name and address, e.g. "hi-IN". */
  language: string;
}

/** Messages from pages to the service worker. */
export type WorkerMessage = { keepDealer: KeptDealer } | { forgetDealers: true };

/** Most dealers to keep. */
export const mostKeptDealers = 5;

/** Days for which a dealer is kept after the page was last opened. */
export const keptDealerDays = 30;
