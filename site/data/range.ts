import type { Figure } from './figure.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** A vehicle as a list shows it: its plate, its line, the first of its deciding figures. */
export interface RangeItem {
  key: string;
  name: string;
  line: string;
  tagline: string;
  figure: Figure | null;
  picture: Picture | null;
}

/** Reads the whole range in menu order. */
export const listRange = async ({ content, figures, pictures }: Readers): Promise<RangeItem[]> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: '_order',
    depth: 1,
    pagination: false,
    select: {
      key: true,
      plateName: true,
      line: true,
      tagline: true,
      figures: true,
      headlineFigures: true,
      heroPicture: true,
    },
  });
  return docs.map(({ key, plateName, line, tagline, figures: stored, headlineFigures, heroPicture }) => ({
    key,
    name: plateName,
    line,
    tagline,
    figure: figures.findFigure(stored, headlineFigures?.[0]),
    picture: pictures.toPicture(heroPicture),
  }));
};
