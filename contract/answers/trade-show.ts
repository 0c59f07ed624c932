import * as z from 'zod/mini';

/** A filter of the trade-show gallery. */
export const categorySchema = z.object({ name: z.string(), slug: z.string() });
export type CategoryRow = z.output<typeof categorySchema>;

/** A picture of the trade-show gallery; `category` is the slug of a category. */
export const imageSchema = z.object({
  thumbnail: z.string(),
  image: z.string(),
  caption: z.optional(z.string()),
  category: z.string(),
});
export type ImageRow = z.output<typeof imageSchema>;

/** Media coverage; `url` is an embed link. */
export const videoSchema = z.object({ url: z.string() });
export type VideoRow = z.output<typeof videoSchema>;
