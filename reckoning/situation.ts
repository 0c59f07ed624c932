/** What is carried: goods by weight, passengers by seats, or nobody but the rider. */
export type Carry = 'goods' | 'people' | 'self';
export type Road = 'lanes' | 'open';
export type Slope = 'flat' | 'ramps' | 'hills' | 'steep';

/** A day's work as a buyer tells it. */
export interface Situation {
  carry: Carry;
  /** 0 where people are carried. */
  kg: number;
  /** Beside the driver; a rider alone counts himself. 0 where goods are carried. */
  people: number;
  kmPerDay: number;
  road: Road;
  /** The steepest of the day. */
  slope: Slope;
  /** For how long it can stand at a socket at noon. */
  noonHours: number;
}

/** What each slope asks of a vehicle with its full load, from the least to the most. */
export const slopeDegrees = { flat: 3, ramps: 6, hills: 9, steep: 14 } as const satisfies Record<
  Slope,
  number
>;

/** What each road asks, from the least to the most: who is slower on an open road is in everybody's way. */
export const roadKmh = { lanes: 0, open: 40 } as const satisfies Record<Road, number>;
