import type { AskableVehicle } from '@ev-site/contract/savings/read-query.ts';
import type { StartSpreads, StartVehicle } from '@ev-site/reckoning/start-amounts.ts';
import { workOut } from '@ev-site/reckoning/work-out.ts';

/** The monthly payment for a vehicle, with the calculator's start values. */
export interface Instalment {
  rs: number;
  months: number;
  /** Ex-showroom price, published or else an example, less the state's subsidy. */
  priceRs: number;
  /** Whether the state pays a subsidy. */
  isSubsidised: boolean;
  downPercent: number;
  ratePercentPerYear: number;
}

interface Basis {
  vehicles: readonly (StartVehicle & AskableVehicle)[];
  spreads: StartSpreads;
}

/** @returns null if the payment cannot be calculated, or if nothing is left to pay. */
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
