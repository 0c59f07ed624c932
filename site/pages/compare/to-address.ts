import type { Locale } from '../../page/locale.ts';

/** The query that compares these vehicles, with its question mark. */
export const toSearch = (vehicles: readonly { key: string }[], onlyDifferences = false): string =>
  `?vehicles=${vehicles.map(({ key }) => key).join(',')}${onlyDifferences ? '&only=differences' : ''}`;

/** The address of the page that compares these vehicles. */
export const toAddress = (
  { pathTo }: Pick<Locale, 'pathTo'>,
  vehicles: readonly { key: string }[],
  onlyDifferences = false,
): string => `${pathTo('Compare')}${toSearch(vehicles, onlyDifferences)}`;

/** A list of names in the page's language: "Millo, Major and Manzil". */
export const toNames = ({ tag }: Pick<Locale, 'tag'>, vehicles: readonly { name: string }[]): string =>
  new Intl.ListFormat(tag, { style: 'short' }).format(vehicles.map(({ name }) => name));
