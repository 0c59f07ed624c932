import { listOrder } from './list-order.ts';
import { type Paged, type PageRequest, toPaged } from './paged.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

export interface GalleryItem {
  /** 300 by 300. */
  thumbnail: Picture;
  picture: Picture;
  caption: string;
  /** ISO date and time. */
  date: string;
}

/** Reads one page of the image gallery. */
export const listGallery = async (
  { content, pictures }: Readers,
  { pageNumber, limit }: PageRequest,
): Promise<Paged<GalleryItem>> => {
  const found = await content.find({
    collection: 'gallery-items',
    sort: listOrder,
    depth: 1,
    limit,
    page: pageNumber,
  });
  return toPaged(found, ({ picture: stored, caption, date }) => {
    const picture = pictures.toPicture(stored);
    const thumbnail = pictures.toThumbnail(stored);
    return picture && thumbnail ? { picture, thumbnail, caption, date } : null;
  });
};
