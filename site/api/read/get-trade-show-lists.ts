import type { CategoryRow, ImageRow, VideoRow } from '@ev-site/contract/answers/trade-show.ts';
import { toLargestFile } from '../../data/picture.ts';
import type { ApiContext } from '../context.ts';
import { type AddRead, parseNothing } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

/** GET /api/get-categories, /api/get-images and /api/get-videos: of all trade shows, the latest first. */
export const addTradeShowLists = (add: AddRead, { data }: ApiContext): void => {
  add({
    path: '/get-categories',
    parse: parseNothing,
    async read() {
      const shows = await data.listTradeShows();
      const bySlug = new Map(shows.flatMap(({ categories }) => categories.map((item) => [item.slug, item])));
      return toWholeEnvelope([...bySlug.values()], ({ name, slug }): CategoryRow => ({ name, slug }));
    },
  });
  add({
    path: '/get-images',
    parse: parseNothing,
    async read() {
      const shows = await data.listTradeShows();
      return toWholeEnvelope(
        shows.flatMap(({ images }) => images),
        ({ thumbnail, picture, caption, category }): ImageRow => ({
          thumbnail: thumbnail.src,
          image: toLargestFile(picture),
          ...(caption ? { caption } : {}),
          category,
        }),
      );
    },
  });
  add({
    path: '/get-videos',
    parse: parseNothing,
    async read() {
      const shows = await data.listTradeShows();
      return toWholeEnvelope(
        shows.flatMap(({ videos }) => videos),
        ({ url }): VideoRow => ({ url }),
      );
    },
  });
};
