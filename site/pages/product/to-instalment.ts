import type { AskableVehicle } from '@ev-site/contract/savings/read-query.ts';
import type { StartSpreads, StartVehicle } from '@ev-site/reckoning/start-amounts.ts';
import { workOut } from '@ev-site/reckoning/work-out.ts';

/** What a vehicle is paid with a month, as the calculator starts with it. */
export interface Instalment {
  rs: number;
  months: number;
  /** Ex-showroom: published, or else an example; less what the state pays of it. */
  priceRs: number;
  /** Whether the state pays some of it. */
  isSubsidised: boolean;
  downPercent: number;
  ratePercentPerYear: number;
}

interface Basis {
  vehicles: readonly (StartVehicle & AskableVehicle)[];
  spreads: StartSpreads;
}

/** @returns null where it cannot be reckoned, or where nothing is left to be paid. */
export const toInstalment = (basis: Basis | null, key: string): Instalment | null => {
  const vehicle = basis?.vehicles.find((known) => known.key === key);
  if (!basis || !vehicle) return null;
  const { used, expected } = workOut(basis.spreads, { vehicle, against: vehicle.against, given: {} });
  const rs = expected.own.instalmentRs;
  if (rs <= 0) return null;
  return {
    rs,
    months: used.months,
    priceRs: used.price - used.subsidy,
    isSubsidised: used.subsidy > 0,
    downPercent: used.down,
    ratePercentPerYear: used.rate,
  };
};
