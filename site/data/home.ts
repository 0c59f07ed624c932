import type { Figure } from './figure.ts';
import type { Readers } from './readers.ts';
import { type Tile, toTiles } from './tiles.ts';

/** Words and figures of the home page that are not part of a list. */
export interface HomeWords {
  headings: {
    range: string;
    testimonials: string;
    gallery: string;
    news: string;
    questions: string;
    statistics: string;
  };
  introduction: { heading: string; text: string; sellingPoints: Tile[] };
  benefits: { heading: string; text: string; figures: Figure[] };
  statistics: Figure[];
}

/** Reads the words and figures of the home page. @returns null where they are not ready in this language. */
export const getHomeWords = async ({ content, figures }: Readers): Promise<HomeWords | null> => {
  const stored = await content.findGlobal({ slug: 'home-page', depth: 0 });
  if (!stored) return null;
  const { headings, introduction, benefits, statistics } = stored;
  return {
    headings,
    introduction: { ...introduction, sellingPoints: toTiles(introduction.sellingPoints) },
    benefits: { ...benefits, figures: figures.toFigures(benefits.figures) },
    statistics: figures.toFigures(statistics),
  };
};
