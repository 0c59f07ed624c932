import type { Locale } from '../../page/locale.ts';

/** The query of vehicles side by side, with its question mark. */
export const toSearch = (vehicles: readonly { key: string }[], onlyDifferences = false): string =>
  `?vehicles=${vehicles.map(({ key }) => key).join(',')}${onlyDifferences ? '&only=differences' : ''}`;

/** The address of vehicles side by side. */
export const toAddress = (
  { pathTo }: Pick<Locale, 'pathTo'>,
  vehicles: readonly { key: string }[],
  onlyDifferences = false,
): string => `${pathTo('Compare')}${toSearch(vehicles, onlyDifferences)}`;

/** Names in a row, as the language says it: "Millo, Major and Manzil". */
export const toNames = ({ tag }: Pick<Locale, 'tag'>, vehicles: readonly { name: string }[]): string =>
  new Intl.ListFormat(tag, { style: 'short' }).format(vehicles.map(({ name }) => name));
