import * as z from 'zod/mini';
import { assumptionKeys } from '../assumption-keys.ts';
import { type AmountKey, amounts, rivalFuels } from './amounts.ts';

const withEveryAmount = <Schema extends z.core.$ZodType>(toSchema: (key: AmountKey) => Schema) =>
  Object.fromEntries(Object.keys(amounts).map((key) => [key, toSchema(key as AmountKey)])) as Record<
    AmountKey,
    Schema
  >;

const toBounds = (key: AmountKey) =>
  z.number().check(z.minimum(amounts[key].least), z.maximum(amounts[key].most));

/** Query of get-savings: every key is optional; missing values come from the assumptions. */
export const savingsQuery = z.object({
  vehicle: z.optional(z.string()),
  against: z.optional(z.enum(rivalFuels)),
  ...withEveryAmount((key) => z.optional(toBounds(key))),
});

/** Rupees, rupees per km if the name says so, kilometres per day. */
const savingsResult = z.object({
  instalment: z.number(),
  rivalInstalment: z.number(),
  interest: z.number(),
  rivalInterest: z.number(),
  energyPerKm: z.number(),
  fuelPerKm: z.number(),
  runningPerKm: z.number(),
  rivalRunningPerKm: z.number(),
  runningSavingPerYear: z.number(),
  total: z.number(),
  rivalTotal: z.number(),
  saving: z.number(),
  totalPerKm: z.number(),
  rivalTotalPerKm: z.number(),
  breakEven: z.enum(['always', 'from', 'upTo', 'never']),
  breakEvenKmPerDay: z.nullable(z.number()),
});

export type SavingsResult = z.output<typeof savingsResult>;

/** Answer of get-savings. */
export const savingsAnswer = z.object({
  data: z.object({
    /** The query as it was used, with the values from the assumptions. */
    query: z.object({
      vehicle: z.string(),
      against: z.enum(rivalFuels),
      ...withEveryAmount(() => z.number()),
    }),
    result: savingsResult,
    /** The assumptions that were used. */
    assumptions: z.array(
      z.object({
        key: z.enum(assumptionKeys),
        value: z.number(),
        unit: z.string(),
        /** The publisher, in the requested language; "estimate", in every language, if no source is named. */
        source: z.string(),
        date: z.string(),
      }),
    ),
  }),
});
