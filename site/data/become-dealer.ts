import type { Readers } from './readers.ts';
import { type Tile, toTiles } from './tiles.ts';

/** The page for people who want to become dealers. */
export interface BecomeDealerContent {
  heading: string;
  pitchHtml: string;
  offers: Tile[];
}

/** A vehicle that the form of this page offers. */
export interface OfferedVehicle {
  id: number;
  key: string;
  name: string;
}

/** Reads the page for people who want to become dealers. @returns null where it is not ready in this language. */
export const getBecomeDealer = async ({ content, toHtml }: Readers): Promise<BecomeDealerContent | null> => {
  const stored = await content.findGlobal({ slug: 'dealer-page', depth: 1 });
  if (!stored) return null;
  const { heading, pitch, offers } = stored;
  return { heading, pitchHtml: toHtml(pitch), offers: toTiles(offers) };
};

/**
 * Reads the vehicles that the form offers. They are the same that the server accepts, so they include vehicles that are
 * not ready in this language, and are there even when the page is not. Such a vehicle has its name in the first
 * language.
 */
export const listOfferedVehicles = async ({
  content,
  original,
}: Pick<Readers, 'content' | 'original'>): Promise<OfferedVehicle[]> => {
  const stored = await original.findGlobal({ slug: 'dealer-page', depth: 1 });
  const chosen = (stored?.vehicles ?? []).filter((vehicle) => typeof vehicle === 'object');
  const { docs } = await content.find({
    collection: 'products',
    where: { id: { in: chosen.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  return chosen.map(({ id, key, name }) => ({ id, key, name: names.get(id) || name }));
};
