import * as z from 'zod/mini';

/** A state or union territory; the dealer enquiry refers to it by its id. */
export const stateSchema = z.object({ id: z.int(), state_name: z.string() });
export type StateRow = z.output<typeof stateSchema>;

/** A vehicle; forms refer to it by its key. Says whether people can become its dealers, or ride it at some dealer. */
export const vehicleSchema = z.object({
  key: z.string(),
  vehicle_name: z.string(),
  dealership: z.boolean(),
  test_ride: z.boolean(),
});
export type VehicleRow = z.output<typeof vehicleSchema>;

/**
 * A dealer who offers test rides; the form refers to a dealer by slug. `vehicles` are the keys of the dealer's
 * vehicles, or null if the dealer named none: then every vehicle with `test_ride` can be requested.
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

/** A half-day on which a dealer is open; the form refers to it by its key. Times are Indian time. */
export const rideDaySchema = z.object({
  key: z.string(),
  day: z.string(),
  half: z.enum(['am', 'pm']),
  from: z.string(),
  until: z.string(),
});
export type RideDayRow = z.output<typeof rideDaySchema>;
