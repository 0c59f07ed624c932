/**
 * What the reckoning takes from the assumptions that staff keep, by key, with the unit it is counted in.
 * Of several with one key (other places) the first in order counts; those of the last group are printed and not used.
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
