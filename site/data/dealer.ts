import type { Readers } from './readers.ts';
import { type Tile, toTiles } from './tiles.ts';

/** The page for future dealers. */
export interface DealerContent {
  heading: string;
  pitchHtml: string;
  offers: Tile[];
  /** The vehicles that a dealer can choose in the form. */
  vehicles: { key: string; name: string }[];
}

/** Reads the page for future dealers. */
export const getDealer = async ({ payload, toHtml }: Readers): Promise<DealerContent> => {
  const { heading, pitch, offers, vehicles } = await payload.findGlobal({ slug: 'dealer-page', depth: 1 });
  return {
    heading,
    pitchHtml: toHtml(pitch),
    offers: toTiles(offers),
    vehicles: (vehicles ?? []).flatMap((vehicle) =>
      typeof vehicle === 'object' ? { key: vehicle.key, name: vehicle.name } : [],
    ),
  };
};
