import * as z from 'zod/mini';
import { dayText } from './dates.ts';

/**
 * An article; `blog_details` is HTML. `created_date` is the day ("21"), `created_month` the short month in the
 * requested language ("Nov").
 */
export const blogSchema = z.object({
  index: z.int(),
  id: z.int(),
  blog_title: z.string(),
  blog_desc: z.string(),
  blog_details: z.string(),
  blog_image: z.string(),
  created_date: z.string(),
  created_month: z.string(),
  creation_date: dayText,
});
export type BlogRow = z.output<typeof blogSchema>;
