import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { Product } from '../../data/products.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { toDayFormat } from '../../ui/day-formats.ts';
import type { Words } from '../../words/words.ts';

/** The published price as a figure in rupees. Its condition names the place and the date. */
export const toPriceRow = (
  { rs, asOf, place }: NonNullable<Product['price']>,
  { product: { claims: words } }: Pick<Words, 'product'>,
  tag: string,
): ClaimRow => ({
  key: 'price',
  label: words.price,
  value: groupDigits(rs),
  unit: '₹',
  unitPosition: 'before',
  note: '',
  condition: words.priced({ place, date: toDayFormat(tag).format(new Date(asOf)) }),
  footnote: '',
  claim: null,
});
