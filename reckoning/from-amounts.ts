import type { ElectricRunning, FuelRunning } from './running.ts';
import type { SavingsInput } from './savings.ts';

/** The numbers of a savings calculation by their keys in addresses and calls: rupees, per cent, kilometres, months. */
export interface Amounts {
  km: number;
  days: number;
  years: number;
  price: number;
  subsidy: number;
  insurance: number;
  taxes: number;
  down: number;
  rate: number;
  months: number;
  resale: number;
  kwh: number;
  efficiency: number;
  tariff: number;
  maintenance: number;
  battery: number;
  fuelprice: number;
  economy: number;
  rivalprice: number;
  rivalinsurance: number;
  rivaltaxes: number;
  rivaldown: number;
  rivalrate: number;
  rivalmonths: number;
  rivalresale: number;
  rivalmaintenance: number;
}

type Of<Key extends keyof Amounts> = Readonly<Pick<Amounts, Key>>;

/** The inputs for the running cost of our vehicle. */
export const toOwnRunning = (
  amounts: Of<'kwh' | 'efficiency' | 'tariff' | 'maintenance' | 'battery'>,
): ElectricRunning => ({
  kwhPer100Km: amounts.kwh,
  chargingEfficiency: amounts.efficiency,
  tariffRsPerKwh: amounts.tariff,
  maintenanceRsPerKm: amounts.maintenance,
  batteryReserveRsPerKm: amounts.battery,
});

/** The inputs for the running cost of the other vehicle. */
export const toRivalRunning = (amounts: Of<'fuelprice' | 'economy' | 'rivalmaintenance'>): FuelRunning => ({
  fuelRsPerUnit: amounts.fuelprice,
  kmPerUnit: amounts.economy,
  maintenanceRsPerKm: amounts.rivalmaintenance,
});

/** The inputs of a savings calculation, by the meaning of each number. A subsidy above the price makes it 0. */
export const fromAmounts = (amounts: Readonly<Amounts>): SavingsInput => ({
  use: { kmPerDay: amounts.km, daysPerYear: amounts.days, years: amounts.years },
  own: {
    ownership: {
      netPriceRs: Math.max(0, amounts.price - amounts.subsidy),
      downPercent: amounts.down,
      ratePercentPerYear: amounts.rate,
      loanMonths: amounts.months,
      insuranceRsPerYear: amounts.insurance,
      taxesRs: amounts.taxes,
      resalePercent: amounts.resale,
    },
    running: toOwnRunning(amounts),
  },
  rival: {
    ownership: {
      netPriceRs: amounts.rivalprice,
      downPercent: amounts.rivaldown,
      ratePercentPerYear: amounts.rivalrate,
      loanMonths: amounts.rivalmonths,
      insuranceRsPerYear: amounts.rivalinsurance,
      taxesRs: amounts.rivaltaxes,
      resalePercent: amounts.rivalresale,
    },
    running: toRivalRunning(amounts),
  },
});
