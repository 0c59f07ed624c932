import * as z from 'zod/mini';

/** A city of the requested state. */
export const citySchema = z.object({ id: z.int(), city_name: z.string() });
export type CityRow = z.output<typeof citySchema>;
