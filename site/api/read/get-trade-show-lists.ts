import type { CategoryRow, ImageRow, VideoRow } from '@ev-site/contract/answers.ts';
import { toLargestFile } from '../../data/picture.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parseNothing } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

/** GET /api/get-categories: of all trade shows, latest first; each category once, with the name in the latest show. */
export const readCategories = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    async read() {
      const shows = await data.listTradeShows();
      const bySlug = Map.groupBy(
        shows.flatMap(({ categories }) => categories),
        ({ slug }) => slug,
      );
      const latest = [...bySlug.values()].flatMap(([first]) => first ?? []);
      return toWholeEnvelope(latest, ({ name, slug }): CategoryRow => ({ name, slug }));
    },
  });

/** GET /api/get-images: of all trade shows, latest first. */
export const readImages = ({ data }: ApiContext) =>
  defineRead({
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

/** GET /api/get-videos: of all trade shows, latest first. */
export const readVideos = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    async read() {
      const shows = await data.listTradeShows();
      return toWholeEnvelope(
        shows.flatMap(({ videos }) => videos),
        ({ url }): VideoRow => ({ url }),
      );
    },
  });
