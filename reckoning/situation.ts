/** The kind of load: goods by weight, passengers by seats, or only the rider. */
export type Carry = 'goods' | 'people' | 'self';
export type Road = 'lanes' | 'open';
export type Slope = 'flat' | 'ramps' | 'hills' | 'steep';

/** A day's work as a buyer describes it. */
export interface Situation {
  carry: Carry;
  /** 0 if people are carried. */
  kg: number;
  /** Besides the driver; a rider alone counts as 1. 0 if goods are carried. */
  people: number;
  kmPerDay: number;
  road: Road;
  /** The steepest slope of the day. */
  slope: Slope;
  /** How long the vehicle can be at a socket at noon. */
  noonHours: number;
}

/** The slope that a fully loaded vehicle has to climb, in ascending order. */
export const slopeDegrees = { flat: 3, ramps: 6, hills: 9, steep: 14 } as const satisfies Record<
  Slope,
  number
>;

/** The speed that each road needs, in ascending order: on an open road a slower vehicle obstructs others. */
export const roadKmh = { lanes: 0, open: 40 } as const satisfies Record<Road, number>;
