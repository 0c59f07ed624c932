import type { Readers } from './readers.ts';
import { type Tile, toTiles } from './tiles.ts';

/** The page for future dealers. */
export interface BecomeDealerContent {
  heading: string;
  pitchHtml: string;
  offers: Tile[];
  /** The vehicles that a dealer can choose in the form. */
  vehicles: { key: string; name: string }[];
}

/** Reads the page for future dealers. @returns null where it is not ready in this language. */
export const getBecomeDealer = async ({ content, toHtml }: Readers): Promise<BecomeDealerContent | null> => {
  const stored = await content.findGlobal({ slug: 'dealer-page', depth: 1 });
  if (!stored) return null;
  const { heading, pitch, offers, vehicles } = stored;
  return {
    heading,
    pitchHtml: toHtml(pitch),
    offers: toTiles(offers),
    vehicles: (vehicles ?? []).flatMap((vehicle) =>
      typeof vehicle === 'object' && vehicle.name ? { key: vehicle.key, name: vehicle.name } : [],
    ),
  };
};
