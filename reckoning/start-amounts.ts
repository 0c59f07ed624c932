import type { Amounts } from './from-amounts.ts';

/** A value with the range in which it may be expected; the range is the value itself where none is known. */
export interface Spread {
  value: number;
  low: number;
  high: number;
}

/** What a three-wheeler of others burns. */
export type RivalFuel = 'diesel' | 'cng' | 'petrol';

/** What of the assumptions a reckoning starts with, by their keys. */
export const startKeys = [
  'dieselPrice',
  'cngPrice',
  'petrolPrice',
  'dieselEconomy',
  'cngEconomy',
  'petrolEconomy',
  'dieselMaintenance',
  'cngMaintenance',
  'petrolMaintenance',
  'dieselRivalPrice',
  'cngRivalPrice',
  'petrolRivalPrice',
  'electricInsurance',
  'rivalInsurance',
  'electricTaxes',
  'rivalTaxes',
  'electricRate',
  'rivalRate',
  'electricResale',
  'rivalResale',
  'lithiumEfficiency',
  'leadAcidEfficiency',
  'pickupPrice',
  'eRickshawPrice',
  'pickupSubsidy',
  'eRickshawSubsidy',
  'goodsKm',
  'passengerKm',
  'homeTariff',
  'consumptionSpread',
  'electricMaintenance',
  'lithiumPackPrice',
  'lithiumPackLife',
  'leadAcidSetPrice',
  'leadAcidSetLife',
  'downPayment',
  'loanMonths',
  'daysPerYear',
  'years',
] as const;

export type StartKey = (typeof startKeys)[number];

export type StartSpreads = Readonly<Record<StartKey, Spread>>;

/** What of a vehicle a reckoning starts with. */
export interface StartVehicle {
  /** By kind: the class of the price, the subsidy and the daily round. */
  kind: 'pickup' | 'cargo' | 'passenger';
  /** "leadAcid" also where the sheet is silent: the careful assumption. */
  battery: 'lithium' | 'leadAcid';
  packKwh: number;
  /** The middle of the typical range. */
  typicalKm: number;
  /** Without registration, tax and insurance, as staff publish it; null where they do not. */
  priceRs: number | null;
}

/** A start value, its range, and which assumptions it is made of. */
export interface Start extends Spread {
  from: readonly StartKey[];
}

const exactly = (value: number): Start => ({ value, low: value, high: value, from: [] });

const roundTo = (places: number, { value, low, high, from }: Start): Start => {
  const round = (number: number) => Math.round(number * 10 ** places) / 10 ** places;
  return { value: round(value), low: round(low), high: round(high), from };
};

/** The next battery put aside for each kilometre: what it costs over how far it lasts. */
const toReserve = (price: Start, life: Start, times: number): Start =>
  roundTo(2, {
    value: (price.value * times) / life.value,
    low: (price.low * times) / life.high,
    high: (price.high * times) / life.low,
    from: [...price.from, ...life.from],
  });

/** Every number that a reckoning starts with, for a vehicle of ours against one with a fuel. */
export const toStartAmounts = (
  spreads: StartSpreads,
  { kind, battery, packKwh, typicalKm, priceRs }: StartVehicle,
  against: RivalFuel,
): Record<keyof Amounts, Start> => {
  const take = (key: StartKey): Start => ({ ...spreads[key], from: [key] });
  const isPickup = kind === 'pickup';
  const kwhOfSheet = (packKwh / typicalKm) * 100;
  const more = take('consumptionSpread');
  return {
    km: take(kind === 'passenger' ? 'passengerKm' : 'goodsKm'),
    days: take('daysPerYear'),
    years: take('years'),
    price: priceRs === null ? take(isPickup ? 'pickupPrice' : 'eRickshawPrice') : exactly(priceRs),
    subsidy: take(isPickup ? 'pickupSubsidy' : 'eRickshawSubsidy'),
    insurance: take('electricInsurance'),
    taxes: take('electricTaxes'),
    down: take('downPayment'),
    rate: take('electricRate'),
    months: take('loanMonths'),
    resale: take('electricResale'),
    kwh: roundTo(2, {
      value: kwhOfSheet * (1 + more.value / 100),
      low: kwhOfSheet * (1 + more.low / 100),
      high: kwhOfSheet * (1 + more.high / 100),
      from: more.from,
    }),
    efficiency: take(`${battery}Efficiency`),
    tariff: take('homeTariff'),
    maintenance: take('electricMaintenance'),
    battery:
      battery === 'lithium'
        ? toReserve(take('lithiumPackPrice'), take('lithiumPackLife'), packKwh)
        : toReserve(take('leadAcidSetPrice'), take('leadAcidSetLife'), 1),
    fuelprice: take(`${against}Price`),
    economy: take(`${against}Economy`),
    rivalprice: take(`${against}RivalPrice`),
    rivalinsurance: take('rivalInsurance'),
    rivaltaxes: take('rivalTaxes'),
    rivaldown: take('downPayment'),
    rivalrate: take('rivalRate'),
    rivalmonths: take('loanMonths'),
    rivalresale: take('rivalResale'),
    rivalmaintenance: take(`${against}Maintenance`),
  };
};

/** In which direction each running cost speaks for the electric vehicle; the others are the buyer's own bargain. */
const forElectric = {
  kwh: 'low',
  efficiency: 'high',
  tariff: 'low',
  maintenance: 'low',
  battery: 'low',
  fuelprice: 'high',
  economy: 'low',
  rivalmaintenance: 'high',
} as const satisfies Partial<Record<keyof Amounts, 'low' | 'high'>>;

/**
 * The same reckoning with every running cost that the visitor left alone at the end of its range that speaks against
 * (`least`) or for (`most`) the electric vehicle.
 */
export const toExtremes = (
  used: Readonly<Amounts>,
  start: Readonly<Record<keyof Amounts, Start>>,
): { least: Amounts; most: Amounts } => {
  const least: Amounts = { ...used };
  const most: Amounts = { ...used };
  for (const key of Object.keys(forElectric) as (keyof typeof forElectric)[]) {
    const { value, low, high } = start[key];
    if (used[key] !== value) continue;
    const better = forElectric[key] === 'low' ? low : high;
    most[key] = better;
    least[key] = better === low ? high : low;
  }
  return { least, most };
};
