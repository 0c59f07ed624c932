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
 * Links that open the visitor's own map application; nothing of a map is loaded into the page. The web address is the one that
 * telephones hand to their map application and desks open in a browser; `geo:` lets the visitor choose among his.
 */
export const toDirections = (dealer: Dealer): { web: string; app: string } => {
  const query = toMapQuery(dealer);
  const [latitude, longitude] =
    dealer.isExact && dealer.point ? [dealer.point.latitude, dealer.point.longitude] : [0, 0];
  return {
    web: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: query })}`,
    app: `geo:${latitude},${longitude}?q=${encodeURIComponent(query)}`,
  };
};
