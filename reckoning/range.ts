/** How far one charge goes, in kilometres. */
export interface RangeBand {
  fromKm: number;
  toKm: number;
}

/** The band from what is typical to what is certified, as the sheet says them. */
export const toRangeBand = ({
  typicalKm,
  certifiedKm,
}: {
  typicalKm: { from: number; to: number };
  certifiedKm: number;
}): RangeBand => ({ fromKm: typicalKm.from, toKm: Math.max(typicalKm.to, certifiedKm) });

// Nobody shall read an estimate as exact.
const stepKm = 5;

// What floating point leaves below a step: 45 per cent of 100 km come out as 44.99999999999999.
const hair = 1e-9;

const shorten = (km: number, share: number): number =>
  Math.max(0, Math.floor((km * share) / stepKm + hair) * stepKm);

/** What is left of a range, 0 to 1: each of what shortens it takes its per cent of what the others leave. */
export const toShareLeft = (percents: readonly number[]): number =>
  percents.reduce((left, percent) => left * (1 - Math.min(100, percent) / 100), 1);

/** The band under what shortens it (load, age of the battery, heat), rounded down to whole 5 km and never below 0. */
export const toShortenedBand = ({ fromKm, toKm }: RangeBand, percents: readonly number[]): RangeBand => {
  const share = toShareLeft(percents);
  return { fromKm: shorten(fromKm, share), toKm: shorten(toKm, share) };
};
