/**
 * The assumptions that staff keep and the calculation uses: their keys, each with its unit. If several have the same
 * key (for other places), the first in order is used. The last group is printed but not used.
 */
export const assumptionUnits = {
  dieselPrice: '₹/l',
  petrolPrice: '₹/l',
  cngPrice: '₹/kg',
  homeTariff: '₹/kWh',
  lithiumEfficiency: 'share',
  leadAcidEfficiency: 'share',
  consumptionSpread: '%',
  dieselEconomy: 'km/l',
  cngEconomy: 'km/kg',
  petrolEconomy: 'km/l',
  electricMaintenance: '₹/km',
  dieselMaintenance: '₹/km',
  cngMaintenance: '₹/km',
  petrolMaintenance: '₹/km',
  lithiumPackPrice: '₹/kWh',
  lithiumPackLife: 'km',
  leadAcidSetPrice: '₹',
  leadAcidSetLife: 'km',
  electricInsurance: '₹/year',
  rivalInsurance: '₹/year',
  electricTaxes: '₹',
  rivalTaxes: '₹',
  electricRate: '%/year',
  rivalRate: '%/year',
  downPayment: '%',
  loanMonths: 'months',
  daysPerYear: 'days/year',
  years: 'years',
  goodsKm: 'km/day',
  passengerKm: 'km/day',
  electricResale: '%',
  rivalResale: '%',
  pickupPrice: '₹',
  eRickshawPrice: '₹',
  dieselRivalPrice: '₹',
  cngRivalPrice: '₹',
  petrolRivalPrice: '₹',
  pickupSubsidy: '₹',
  eRickshawSubsidy: '₹',
  loadShortening: '%',
  ageShortening: '%',
  heatShortening: '%',
  gujaratTariff: '₹/kWh',
  publicTariffSolar: '₹/kWh',
  publicTariffOther: '₹/kWh',
  eRickshawIncentive: '₹/kWh',
  gujaratRoadTax: '%',
  electricGst: '%',
  engineGst: '%',
} as const;

export type AssumptionKey = keyof typeof assumptionUnits;

/** Every unit of an assumption. */
export type AssumptionUnit = (typeof assumptionUnits)[AssumptionKey];

/** The keys of all assumptions, in the order in which they are printed. */
export const assumptionKeys = Object.keys(assumptionUnits) as AssumptionKey[];
