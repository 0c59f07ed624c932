/** Two ways to drive: what each costs standing and for a kilometre. */
interface Costs {
  fixedRs: number;
  runningRsPerKm: number;
}

/**
 * From how many kilometres a day on the first costs less than the second. `from` and `upTo` carry the kilometres;
 * `upTo`: a kilometre is dearer but the rest cheaper, so it pays for short days only.
 */
export type BreakEven =
  | { kind: 'always' | 'never'; kmPerDay: null }
  | { kind: 'from' | 'upTo'; kmPerDay: number };

/** @param days on which it is driven over the whole time */
export const toBreakEven = (own: Costs, rival: Costs, days: number): BreakEven => {
  const savedPerKm = rival.runningRsPerKm - own.runningRsPerKm;
  const dearerStanding = own.fixedRs - rival.fixedRs;
  if (dearerStanding <= 0 && savedPerKm >= 0) return { kind: 'always', kmPerDay: null };
  if (dearerStanding >= 0 && savedPerKm <= 0) return { kind: 'never', kmPerDay: null };
  return { kind: savedPerKm > 0 ? 'from' : 'upTo', kmPerDay: dearerStanding / savedPerKm / days };
};
