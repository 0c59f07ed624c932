import { type Figure, toFigure } from './figure.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import { type Tile, toTiles } from './tiles.ts';

/** The page about the company. */
export interface AboutContent {
  heading: string;
  storyHtml: string;
  picture: Picture | null;
  /** The parent firm in figures: years, countries. */
  parentFacts: Figure[];
  mission: string;
  vision: string;
  values: Tile[];
  needsHeading: string;
  needs: Tile[];
}

/** Reads the page about the company. */
export const getAbout = async ({ payload, pictures, toHtml }: Readers): Promise<AboutContent> => {
  const stored = await payload.findGlobal({ slug: 'about-page', depth: 1 });
  return {
    heading: stored.heading,
    storyHtml: toHtml(stored.story),
    picture: pictures.toPicture(stored.picture),
    parentFacts: (stored.parentFacts ?? []).map(toFigure),
    mission: stored.mission,
    vision: stored.vision,
    values: toTiles(stored.values),
    needsHeading: stored.needsHeading,
    needs: toTiles(stored.needs),
  };
};
