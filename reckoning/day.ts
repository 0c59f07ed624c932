import type { RangeBand } from './range.ts';

/** A moment of a working day on one charge. */
interface DayStop {
  /** Minutes since midnight. */
  atMinutes: number;
  drivenKm: number;
  /** By the band: never one exact number. */
  left: RangeBand;
}

/** A round of a day, and how far the charge that it is driven on goes. */
export interface DayRound {
  band: RangeBand;
  roundKm: number;
}

// A long shift: from the first round of the morning to the evening.
const begin = 6 * 60 + 30;
const end = 20 * 60;
const stepMinutes = 5;

/** The round that one charge carries: the one that is claimed, as far as the careful end of the band goes. */
export const toDayRound = (band: RangeBand, claimedKm: number | undefined): DayRound => ({
  band,
  roundKm: Math.min(claimedKm ?? band.fromKm, band.fromKm),
});

/** The day in as many stops as are asked for, two at least: at the first nothing is driven, at the last the whole round. */
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
