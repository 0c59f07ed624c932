import type { Figure } from './figure.ts';
import { toGoodsWeight } from './goods-weight.ts';
import { listOrder } from './list-order.ts';
import type { Outline } from './outlines.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import { toSheet } from './sheet.ts';

/** A vehicle as a list shows it: its plate, its line, its first headline figure. */
export interface RangeItem {
  key: string;
  name: string;
  line: string;
  figure: Figure | null;
  picture: Picture | null;
  /** Its line drawing; null where there is none, or where it does not match the present figures. */
  outline: Outline | null;
  /** Weight of goods that it carries besides its driver, in kg; null where none is published. */
  goods: number | null;
}

/** Reads the whole range in menu order. */
export const listRange = async ({ content, figures, pictures, outlines }: Readers): Promise<RangeItem[]> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: listOrder,
    depth: 1,
    pagination: false,
    select: {
      key: true,
      plateName: true,
      line: true,
      figures: true,
      headlineFigures: true,
      heroPicture: true,
    },
  });
  return docs.map(({ key, plateName, line, figures: stored, headlineFigures, heroPicture }) => ({
    key,
    name: plateName,
    line,
    figure: figures.findAlone(stored, headlineFigures?.[0]),
    picture: pictures.toPicture(heroPicture),
    outline: toSheet(figures, outlines, { key, figures: stored })?.outline ?? null,
    goods: toGoodsWeight(stored),
  }));
};
