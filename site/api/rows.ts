import type { Paged } from '../data/paged.ts';

/** Puts a page of items into the envelope of lists; `toRow` gets the item's index in the whole list, from 0. */
export const toEnvelope = <Item, Row>(
  { items, pageNumber, total, totalPages }: Paged<Item>,
  limit: number,
  toRow: (item: Item, index: number) => Row,
) => ({
  data: {
    data: items.map((item, place) => toRow(item, (pageNumber - 1) * limit + place)),
    pageno: pageNumber,
    total,
    total_pages: total === 0 ? 0 : totalPages,
  },
});

/** Puts a list without pages into the same envelope: one page, or none where it is empty. */
export const toWholeEnvelope = <Item, Row>(items: Item[], toRow: (item: Item, index: number) => Row) =>
  toEnvelope({ items, pageNumber: 1, total: items.length, totalPages: 1 }, items.length, toRow);
