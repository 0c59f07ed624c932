/** The cost of a vehicle over the whole time: a fixed part, and a part for each kilometre. */
interface Costs {
  fixedRs: number;
  runningRsPerKm: number;
}

/**
 * From how many kilometres a day the first vehicle costs less than the second. `from` and `upTo` give the kilometres;
 * `upTo`: each kilometre costs more but the fixed part less, so the vehicle pays only for short days.
 */
export type BreakEven =
  | { kind: 'always' | 'never'; kmPerDay: null }
  | { kind: 'from' | 'upTo'; kmPerDay: number };

/** Differences below this are rounding errors: a kilometre costs paise at least. */
const leastRsPerKm = 1e-9;

/** @param days number of days of driving over the whole time */
export const toBreakEven = (own: Costs, rival: Costs, days: number): BreakEven => {
  const difference = rival.runningRsPerKm - own.runningRsPerKm;
  const savedPerKm = Math.abs(difference) < leastRsPerKm ? 0 : difference;
  const dearerStanding = own.fixedRs - rival.fixedRs;
  if (dearerStanding <= 0 && savedPerKm >= 0) return { kind: 'always', kmPerDay: null };
  if (dearerStanding >= 0 && savedPerKm <= 0) return { kind: 'never', kmPerDay: null };
  return { kind: savedPerKm > 0 ? 'from' : 'upTo', kmPerDay: dearerStanding / savedPerKm / days };
};
