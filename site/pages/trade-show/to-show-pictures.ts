import { toLargestFile } from '../../data/picture.ts';
import type { TradeShow } from '../../data/trade-shows.ts';

/** The show's pictures as the gallery shows them: each in its own shape, not as a square. */
export const toShowPictures = ({ images }: TradeShow) =>
  images.map(({ picture, caption, category }) => {
    const { srcSet, width, height, alt } = picture;
    return {
      thumbnail: picture,
      full: { src: toLargestFile(picture), srcSet, width, height, alt, caption },
      category,
    };
  });
