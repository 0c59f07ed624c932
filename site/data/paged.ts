import type { PaginatedDocs } from 'payload';

/** One page of a list. `pageNumber` begins with 1; a list without items has one empty page. */
export interface Paged<Item> {
  items: Item[];
  pageNumber: number;
  total: number;
  totalPages: number;
}

/** Reshapes a page of stored records; those that cannot be shown (`null`) are left out. */
export const toPaged = <Stored, Item>(
  { docs, page, totalDocs, totalPages }: PaginatedDocs<Stored>,
  reshape: (stored: Stored) => Item | null,
): Paged<Item> => ({
  items: docs.flatMap((stored) => reshape(stored) ?? []),
  pageNumber: page ?? 1,
  total: totalDocs,
  totalPages,
});
