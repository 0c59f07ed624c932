import * as z from 'zod/mini';
import { dayText } from './dates.ts';

/** A company event; `event_info` is HTML. */
export const eventSchema = z.object({
  id: z.int(),
  event_title: z.string(),
  event_image: z.string(),
  event_desc: z.string(),
  event_date: dayText,
  event_info: z.string(),
});
export type EventRow = z.output<typeof eventSchema>;
