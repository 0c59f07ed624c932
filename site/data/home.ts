import { type Figure, toFigure } from './figure.ts';
import type { Readers } from './readers.ts';
import { type Tile, toTiles } from './tiles.ts';

/** Words and figures of the home page that belong to no list. */
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

/** Reads the words and figures of the home page. */
export const getHomeWords = async ({ payload }: Readers): Promise<HomeWords> => {
  const { headings, introduction, benefits, statistics } = await payload.findGlobal({
    slug: 'home-page',
    depth: 0,
  });
  return {
    headings,
    introduction: { ...introduction, sellingPoints: toTiles(introduction.sellingPoints) },
    benefits: { ...benefits, figures: (benefits.figures ?? []).map(toFigure) },
    statistics: (statistics ?? []).map(toFigure),
  };
};
