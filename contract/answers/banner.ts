import * as z from 'zod/mini';

/** A slide of the home page; `banner_desc` is HTML, `index` counts from 0. */
export const bannerSchema = z.object({
  index: z.int(),
  banner_heading: z.string(),
  banner_desc: z.string(),
  banner_image: z.string(),
});
export type BannerRow = z.output<typeof bannerSchema>;
