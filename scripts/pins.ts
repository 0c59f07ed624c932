import { toPlainName } from './places.ts';

/** A post office as GeoNames lists it. Degrees north and east. */
export interface PostOffice {
  pin: string;
  place: string;
  /** GeoNames' name of the state. */
  state: string;
  district: string;
  subdistrict: string;
  latitude: number;
  longitude: number;
  /** 1: estimated, 4: from the place's own record, 6: the middle of the area. */
  accuracy: number;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** A town with its coordinates; `state` is the two-letter code. */
export interface TownPoint extends Point {
  name: string;
  state: string;
}

/** Parses GeoNames' table of postal codes (tab-separated, twelve columns). Other lines are skipped. */
export const readPostOffices = (table: string): PostOffice[] =>
  table.split('\n').flatMap((line) => {
    const [country, pin = '', place = '', state = '', , district = '', , subdistrict = '', , ...rest] =
      line.split('\t');
    const [latitude, longitude, accuracy] = rest.map(Number);
    return country === 'IN' && /^[1-9]\d{5}$/.test(pin) && latitude && longitude
      ? [{ pin, place, state, district, subdistrict, latitude, longitude, accuracy: accuracy || 1 }]
      : [];
  });

const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

export const toMedianPoint = (points: readonly Point[]): Point => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});

/** Reduces "Rajkot H.O", "Surat RS", "Tajmahal (Mumbai)" to the name of the place itself. */
const toTownName = (name: string): string =>
  toPlainName(name)
    .replace(/\(.*\)/g, '')
    .replace(/\b(?:G\.?P\.?O|H\.?O|S\.?O|R\.?S|City|Town|Bazar|Urban)\b\.?/gi, '')
    .trim()
    .toLowerCase();

const coordinates = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(2)} ${longitude.toFixed(2)}`;

/** If at least this many PINs share a point, it is the middle of a district, not of a PIN. */
const fewestOfDistrict = 8;

const isNear = (a: Point, b: Point): boolean =>
  Math.abs(a.latitude - b.latitude) < 1 && Math.abs(a.longitude - b.longitude) < 1;

/**
 * The middle of each PIN's area. For many PINs of a city, GeoNames gives the middle of their district, which may be 40
 * km away. Such a PIN gets the coordinates of the town that has the name of its post office, subdistrict or district,
 * if that town is less than about 100 km away.
 */
export const toPins = (
  offices: readonly PostOffice[],
  towns: readonly TownPoint[],
  codeOf: (state: string) => string | undefined,
): Map<string, Point> => {
  const townOf = new Map(towns.toReversed().map((town) => [`${town.state} ${toTownName(town.name)}`, town]));
  const byPin = Map.groupBy(offices, ({ pin }) => pin);
  const middles = new Map(
    [...byPin].map(([pin, own]) => {
      const known = own.filter(({ accuracy }) => accuracy >= 3);
      return [pin, { isKnown: known.length > 0, middle: toMedianPoint(known.length > 0 ? known : own) }];
    }),
  );
  const shared = Map.groupBy([...middles.values()], ({ middle }) => coordinates(middle));
  return new Map(
    [...middles]
      .map(([pin, { isKnown, middle }]): [string, Point] => {
        const own = byPin.get(pin) ?? [];
        const isShared = (shared.get(coordinates(middle))?.length ?? 0) >= fewestOfDistrict;
        const isHead = pin.endsWith('001');
        if (isKnown && !isShared && !isHead) return [pin, middle];
        const names = [
          // A head post office has the name of its town, although distant villages may share its PIN.
          ...(isHead ? own.map(({ district, state }) => [state, district]) : []),
          ...own.map(({ place, state }) => [state, place]),
          ...own.map(({ subdistrict, state }) => [state, subdistrict]),
          // A point of the PIN's own is nearer than the town of the whole district.
          ...(isShared ? own.map(({ district, state }) => [state, district]) : []),
        ];
        const found = names
          .map(([state = '', name = '']) => townOf.get(`${codeOf(state)} ${toTownName(name)}`))
          .find((town) => town && isNear(town, middle));
        return [pin, found ?? middle];
      })
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
};
