import { type ListEnvelope, toListEnvelope } from '@ev-site/contract/envelope.ts';
import type { Paged } from '../data/paged.ts';

/** A page of items in the envelope; `toRow` gets the item's place among all, counted from 0. */
export const toEnvelope = <Item, Row>(
  { items, pageNumber, total, totalPages }: Paged<Item>,
  limit: number,
  toRow: (item: Item, index: number) => Row,
): ListEnvelope<Row> =>
  toListEnvelope({
    rows: items.map((item, place) => toRow(item, (pageNumber - 1) * limit + place)),
    pageno: pageNumber,
    total,
    totalPages: total === 0 ? 0 : totalPages,
  });

/** A list without pages in the same envelope: one page, or none where it is empty. */
export const toWholeEnvelope = <Item, Row>(
  items: readonly Item[],
  toRow: (item: Item, index: number) => Row,
): ListEnvelope<Row> =>
  toListEnvelope({
    rows: items.map(toRow),
    pageno: 1,
    total: items.length,
    totalPages: items.length === 0 ? 0 : 1,
  });
