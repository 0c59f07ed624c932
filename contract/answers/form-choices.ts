import * as z from 'zod/mini';

/** A state or union territory, as the dealer enquiry names it by its id. */
export const stateSchema = z.object({ id: z.int(), state_name: z.string() });
export type StateRow = z.output<typeof stateSchema>;

/** A vehicle, as forms name it by its key; and whether people can become dealers of it, and ride it at some dealer. */
export const vehicleSchema = z.object({
  key: z.string(),
  vehicle_name: z.string(),
  dealership: z.boolean(),
  test_ride: z.boolean(),
});
export type VehicleRow = z.output<typeof vehicleSchema>;

/**
 * A dealer at whom test rides can be had, as the form names it by its slug. `vehicles` are the keys of those that it
 * has; null where it named none: then each with `test_ride` can be asked for.
 */
export const rideDealerSchema = z.object({
  slug: z.string(),
  dealer_name: z.string(),
  town: z.string(),
  pin: z.string(),
  state_name: z.string(),
  vehicles: z.nullable(z.array(z.string())),
});
export type RideDealerRow = z.output<typeof rideDealerSchema>;

/** A half-day on which a dealer is open, as the form names it by its key; times by India's clock. */
export const rideDaySchema = z.object({
  key: z.string(),
  day: z.string(),
  half: z.enum(['am', 'pm']),
  from: z.string(),
  until: z.string(),
});
export type RideDayRow = z.output<typeof rideDaySchema>;
