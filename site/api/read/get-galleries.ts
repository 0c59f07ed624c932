import type { GalleryRow } from '@ev-site/contract/answers.ts';
import { pageQuery } from '@ev-site/contract/list-query.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { checkPage } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay } from '../india-day.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toEnvelope } from '../rows.ts';

const limit = pageSizes.galleries;

/** GET /api/get-galleries. */
export const readGalleries = ({ data }: ApiContext) =>
  defineRead({
    parse: parsePart('query', pageQuery),
    known: data.known,
    check: ({ page = 1 }) => checkPage({ known: data.known, kind: 'gallery-items', limit }, page, { page }),
    read: async ({ page }) =>
      toEnvelope(
        await data.listGallery({ pageNumber: page ?? 1, limit }),
        limit,
        ({ picture, date }): GalleryRow => ({
          gallery_image: picture.src,
          creation_date: toIndiaDay(date).iso,
        }),
      ),
  });
