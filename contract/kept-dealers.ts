/** A dealer that a visitor has looked at, as his browser keeps it for when there is no line. */
export interface KeptDealer {
  /** The last part of its address: one dealer is kept once. */
  slug: string;
  name: string;
  /** In one line. */
  address: string;
  /** As people write them; without the link, which is made of the digits. */
  phones: string[];
  /** The language of name and address, e.g. "hi-IN". */
  language: string;
}

/** What pages tell the service worker. */
export type WorkerMessage = { keepDealer: KeptDealer } | { forgetDealers: true };

/** Most dealers that are kept. */
export const mostKeptDealers = 5;

/** How long a dealer is kept after the last look at it, in days. */
export const keptDealerDays = 30;
