import type { Dealer } from '../data/dealers.ts';

/** The whole address in one line. */
export const toAddressLine = ({ lines, town, pin, state }: Dealer): string =>
  `${[...lines, town].join(', ')} ${pin}, ${state.name}`;

/** The query for a map: the coordinates if staff gave them, else the name and the address. */
const toMapQuery = (dealer: Dealer): string =>
  dealer.isExact && dealer.point
    ? `${dealer.point.latitude},${dealer.point.longitude}`
    : `${dealer.name}, ${toAddressLine(dealer)}`;

/**
 * Directions to a place or an address, as a link to a map service; the page itself loads nothing from it.
 * Telephones open this web address in their map application, desktop computers in a browser.
 */
export const toDirectionsLink = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;

/** Directions to a dealer. With the `geo:` link visitors can choose their map application. */
export const toDirections = (dealer: Dealer): { web: string; app: string } => {
  const query = toMapQuery(dealer);
  const [latitude, longitude] =
    dealer.isExact && dealer.point ? [dealer.point.latitude, dealer.point.longitude] : [0, 0];
  return {
    web: toDirectionsLink(query),
    app: `geo:${latitude},${longitude}?q=${encodeURIComponent(query)}`,
  };
};
