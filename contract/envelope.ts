import * as z from 'zod/mini';

/**
 * Envelope of every list: one page of rows, and its place among all pages. A list without pages is one page. HTTP
 * clients put the body in a `data` of their own, so rows are at `data.data.data` (specification, section 7).
 */
export const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.object({
      data: z.array(row),
      pageno: z.int().check(z.minimum(1)),
      total: z.int().check(z.minimum(0)),
      total_pages: z.int().check(z.minimum(0)),
    }),
  });
