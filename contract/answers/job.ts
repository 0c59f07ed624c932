import * as z from 'zod/mini';

/** An open position; `job_desc` is HTML. */
export const jobSchema = z.object({
  id: z.int(),
  position: z.string(),
  department: z.string(),
  qualification: z.string(),
  exp: z.string(),
  job_desc: z.string(),
});
export type JobRow = z.output<typeof jobSchema>;
