/** The range of one charge, in kilometres. */
export interface RangeBand {
  fromKm: number;
  toKm: number;
}

/** The band from the typical to the certified range of the data sheet. */
export const toRangeBand = ({
  typicalKm,
  certifiedKm,
}: {
  typicalKm: { from: number; to: number };
  certifiedKm: number;
}): RangeBand => ({ fromKm: typicalKm.from, toKm: Math.max(typicalKm.to, certifiedKm) });

// Rounded, so that nobody takes an estimate for an exact figure.
const stepKm = 5;

// Floating point leaves results just below a step: 45 per cent of 100 km is 44.99999999999999.
const tolerance = 1e-9;

const shorten = (km: number, share: number): number =>
  Math.max(0, Math.floor((km * share) / stepKm + tolerance) * stepKm);

/** The remaining share of a range, 0 to 1: each factor takes its percentage of what the others leave. */
export const toShareLeft = (percents: readonly number[]): number =>
  percents.reduce((left, percent) => left * (1 - Math.min(100, percent) / 100), 1);

/** The band shortened by load, age of the battery and heat, rounded down to whole 5 km and never below 0. */
export const toShortenedBand = ({ fromKm, toKm }: RangeBand, percents: readonly number[]): RangeBand => {
  const share = toShareLeft(percents);
  return { fromKm: shorten(fromKm, share), toKm: shorten(toKm, share) };
};
