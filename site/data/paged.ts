import type { PaginatedDocs } from 'payload';

/** One page of a list. `pageNumber` begins with 1; a list without items has one empty page. */
export interface Paged<Item> {
  items: Item[];
  pageNumber: number;
  total: number;
  totalPages: number;
}

/** The only page of an empty list. */
export const emptyPage: Paged<never> = { items: [], pageNumber: 1, total: 0, totalPages: 1 };

/** The requested page of a list. */
export interface PageRequest {
  /** Begins with 1. */
  pageNumber: number;
  limit: number;
}

/** Request for the newest items of a list, except the one that is open. */
export interface RecentRequest {
  besides?: number;
  limit: number;
}

/** Converts a page of stored records; records that cannot be shown (`null`) are left out. */
export const toPaged = <Stored, Item>(
  { docs, page, totalDocs, totalPages }: PaginatedDocs<Stored>,
  reshape: (stored: Stored) => Item | null,
): Paged<Item> => ({
  items: docs.flatMap((stored) => reshape(stored) ?? []),
  pageNumber: page ?? 1,
  total: totalDocs,
  totalPages,
});
