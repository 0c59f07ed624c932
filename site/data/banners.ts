import type { Banner as StoredBanner } from '@ev-site/content/payload-types.ts';
import type { Figure } from './figure.ts';
import { listOrder } from './list-order.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** One slide at the head of the home page: a vehicle, a sentence, a figure. */
export interface Banner {
  heading: string;
  descriptionHtml: string;
  picture: Picture;
  /** The vehicle shown; null for a slide about no vehicle. */
  product: { key: string; name: string } | null;
  figure: Figure | null;
}

const toBanner = ({ figures, pictures, toHtml }: Readers, stored: StoredBanner): Banner | null => {
  const picture = pictures.toPicture(stored.picture);
  if (!picture) return null;
  const vehicle = typeof stored.product === 'object' ? stored.product : null;
  return {
    heading: stored.heading,
    descriptionHtml: toHtml(stored.description),
    picture,
    product: vehicle ? { key: vehicle.key, name: vehicle.plateName } : null,
    figure: figures.findAlone(vehicle?.figures, stored.figureKey),
  };
};

/** Reads the slides that are switched on, in their order. */
export const listBanners = async (readers: Readers): Promise<Banner[]> => {
  const { docs } = await readers.content.find({
    collection: 'banners',
    where: { active: { equals: true } },
    sort: listOrder,
    depth: 1,
    pagination: false,
  });
  return docs.flatMap((stored) => toBanner(readers, stored) ?? []);
};
