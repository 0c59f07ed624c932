import type { BannerRow } from '@ev-site/contract/answers.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parseNothing } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

/** GET /api/get-banners. */
export const readBanners = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    read: async () =>
      toWholeEnvelope(
        await data.listBanners(),
        (banner, index): BannerRow => ({
          index,
          banner_heading: banner.heading,
          banner_desc: banner.descriptionHtml,
          banner_image: banner.picture.src,
        }),
      ),
  });
