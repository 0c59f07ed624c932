import { toLargestFile } from '../../data/picture.ts';
import type { TradeShow } from '../../data/trade-shows.ts';
import type { Words } from '../../words/words.ts';

/**
 * The show's pictures for the gallery, each in its own shape, not as a square.
 * @param sayPicture names a picture that has no text
 */
export const toShowPictures = (
  { images, name }: Pick<TradeShow, 'images' | 'name'>,
  sayPicture: Words['page']['picture'],
) =>
  images.map(({ picture, caption, category }, index) => {
    const { srcSet, width, height, alt } = picture;
    const named = alt || (caption ? '' : sayPicture({ number: index + 1, title: name }));
    return {
      thumbnail: { ...picture, alt: named },
      full: { src: toLargestFile(picture), srcSet, width, height, alt, caption },
      category,
    };
  });
