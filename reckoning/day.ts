import type { RangeBand } from './range.ts';

/** A moment of a working day that is driven on one charge. */
interface DayStop {
  /** Minutes since midnight. */
  atMinutes: number;
  drivenKm: number;
  /** As a band, because an exact number would promise too much. */
  left: RangeBand;
}

/** The distance of a day, and the range of the charge with which it is driven. */
export interface DayRound {
  band: RangeBand;
  roundKm: number;
}

// A long shift: from the first round in the morning to the evening.
const begin = 6 * 60 + 30;
const end = 20 * 60;
const stepMinutes = 5;

/** The distance that one charge allows: the claimed one, but no further than the cautious end of the band. */
export const toDayRound = (band: RangeBand, claimedKm: number | undefined): DayRound => ({
  band,
  roundKm: Math.min(claimedKm ?? band.fromKm, band.fromKm),
});

/** The day in `count` stops, at least two: at the first nothing is driven yet, at the last the whole distance. */
export const toDayStops = ({ band, roundKm }: DayRound, count: number): DayStop[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const drivenKm = Math.round(roundKm * share);
    return {
      atMinutes: Math.round((begin + (end - begin) * share) / stepMinutes) * stepMinutes,
      drivenKm,
      left: { fromKm: band.fromKm - drivenKm, toKm: band.toKm - drivenKm },
    };
  });
