import type { Figure } from './figure.ts';
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

/** Reads the page about the company. @returns null where it is not ready in this language. */
export const getAbout = async ({
  content,
  figures,
  pictures,
  toHtml,
}: Readers): Promise<AboutContent | null> => {
  const stored = await content.findGlobal({ slug: 'about-page', depth: 1 });
  if (!stored) return null;
  return {
    heading: stored.heading,
    storyHtml: toHtml(stored.story),
    picture: pictures.toPicture(stored.picture),
    parentFacts: figures.toFigures(stored.parentFacts),
    mission: stored.mission,
    vision: stored.vision,
    values: toTiles(stored.values),
    needsHeading: stored.needsHeading,
    needs: toTiles(stored.needs),
  };
};
