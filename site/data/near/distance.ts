/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

const earthKm = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance between two places in a straight line, in kilometres. */
export const toKm = (a: Point, b: Point): number => {
  const north = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  const half = north + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * east;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
};
