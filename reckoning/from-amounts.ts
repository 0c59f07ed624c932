import type { SavingsInput } from './savings.ts';

/** The numbers of a reckoning by their keys in addresses and calls: rupees, per cent, kilometres, months. */
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

/** What a reckoning is asked with, in the names of what each number means. A subsidy above the price leaves nothing to pay. */
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
    running: {
      kwhPer100Km: amounts.kwh,
      chargingEfficiency: amounts.efficiency,
      tariffRsPerKwh: amounts.tariff,
      maintenanceRsPerKm: amounts.maintenance,
      batteryReserveRsPerKm: amounts.battery,
    },
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
    running: {
      fuelRsPerUnit: amounts.fuelprice,
      kmPerUnit: amounts.economy,
      maintenanceRsPerKm: amounts.rivalmaintenance,
    },
  },
});
