import { listOrder } from './list-order.ts';
import { type Paged, type PageRequest, toPaged } from './paged.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

export interface Testimonial {
  id: number;
  fullName: string;
  designation: string;
  description: string;
  picture: Picture | null;
  /** The same picture as a small square, to stand beside the name. */
  portrait: Picture | null;
  /** True for sample content, which says nothing about real people. */
  isSample: boolean;
}

/**
 * Reads one page of testimonials (of one vehicle, where a key is given) with their full text; places that show less cut
 * it with `toExcerpt`.
 */
export const listTestimonials = async (
  { content, pictures }: Readers,
  { pageNumber, limit, productKey }: PageRequest & { productKey?: string },
): Promise<Paged<Testimonial>> => {
  const found = await content.find({
    collection: 'testimonials',
    where: productKey ? { 'product.key': { equals: productKey } } : {},
    sort: listOrder,
    depth: 1,
    limit,
    page: pageNumber,
  });
  return toPaged(found, ({ id, fullName, designation, description, picture, isSample }) => ({
    id,
    fullName,
    designation,
    description,
    picture: pictures.toPicture(picture),
    portrait: pictures.toThumbnail(picture),
    isSample: isSample ?? false,
  }));
};
