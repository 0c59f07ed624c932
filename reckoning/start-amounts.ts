import type { Amounts } from './from-amounts.ts';

/** A value with its expected range; `low` and `high` are the value itself if no range is known. */
export interface Spread {
  value: number;
  low: number;
  high: number;
}

/** The fuel of the other three-wheeler. */
export type RivalFuel = 'diesel' | 'cng' | 'petrol';

/** The assumptions from which a savings calculation starts, by key. */
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

/** The figures of a vehicle from which a savings calculation starts. */
export interface StartVehicle {
  /** Decides the class of the price, the subsidy and the daily distance. */
  kind: 'pickup' | 'cargo' | 'passenger';
  /** Also "leadAcid" if the data sheet does not say: the cautious assumption. */
  battery: 'lithium' | 'leadAcid';
  packKwh: number;
  /** The middle of the typical range. */
  typicalKm: number;
  /** Price without registration, tax and insurance, as staff publish it; null if they do not publish it. */
  priceRs: number | null;
}

/** A start value with its range, and the assumptions from which it is made. */
export interface Start extends Spread {
  from: readonly StartKey[];
}

const exactly = (value: number): Start => ({ value, low: value, high: value, from: [] });

const roundTo = (places: number, { value, low, high, from }: Start): Start => {
  const round = (number: number) => Math.round(number * 10 ** places) / 10 ** places;
  return { value: round(value), low: round(low), high: round(high), from };
};

/** The reserve per kilometre for the next battery: its price divided by its life. */
const toReserve = (price: Start, life: Start, times: number): Start =>
  roundTo(2, {
    value: (price.value * times) / life.value,
    low: (price.low * times) / life.high,
    high: (price.high * times) / life.low,
    from: [...price.from, ...life.from],
  });

/** All start values of a savings calculation, for a vehicle of ours compared with one that uses a fuel. */
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

/** Which end of each running cost's range favours the electric vehicle. Other amounts are the buyer's own bargain. */
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
 * The same calculation with the running costs that the visitor did not change at one end of their range: the end
 * against the electric vehicle (`least`), or for it (`most`).
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
