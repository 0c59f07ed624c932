import type { Dealer } from '../data/dealers.ts';

/** The whole address in one line. */
export const toAddressLine = ({ lines, town, pin, state }: Dealer): string =>
  `${[...lines, town].join(', ')} ${pin}, ${state.name}`;

/** What a map is asked for: the place where staff gave it, else the name and the address. */
const toMapQuery = (dealer: Dealer): string =>
  dealer.isExact && dealer.point
    ? `${dealer.point.latitude},${dealer.point.longitude}`
    : `${dealer.name}, ${toAddressLine(dealer)}`;

/**
 * The way to a place or an address in the visitor's own map application; nothing of a map is loaded into the page.
 * Telephones hand this web address to their map application, desks open it in a browser.
 */
export const toDirectionsLink = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;

/** The way to a dealer; `geo:` lets the visitor choose among his map applications. */
export const toDirections = (dealer: Dealer): { web: string; app: string } => {
  const query = toMapQuery(dealer);
  const [latitude, longitude] =
    dealer.isExact && dealer.point ? [dealer.point.latitude, dealer.point.longitude] : [0, 0];
  return {
    web: toDirectionsLink(query),
    app: `geo:${latitude},${longitude}?q=${encodeURIComponent(query)}`,
  };
};
