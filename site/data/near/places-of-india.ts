import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from '@ev-site/content/deployment/data-folder.ts';
import type { Point } from './distance.ts';

/** A town of India; `hi` and `gu` are its names in Hindi and Gujarati, empty where not known. */
export interface Town extends Point {
  name: string;
  /** Code of the state, two letters. */
  state: string;
  hi: string;
  gu: string;
}

/** Locations of PINs and towns. */
export interface PlacesOfIndia {
  /** The middle of a PIN's area; undefined where the PIN is in no table. */
  getPin(pin: string): Point | undefined;
  /** The middle of all PINs with these three digits. */
  getDistrict(digits: string): Point | undefined;
  /**
   * Towns of exactly this name, in any of three scripts; capitals, blanks, dots and the dots under Hindi letters are
   * ignored. For a former name, towns that bear that name today come after the town that bore it.
   */
  findTowns(name: string): readonly Town[];
  /** Some towns whose name begins with the same letters. */
  listAlike(name: string, most: number): Town[];
}

/** Former names that people still write, with the present names. */
const formerNames: Readonly<Record<string, string>> = {
  allahabad: 'prayagraj',
  bangalore: 'bengaluru',
  baroda: 'vadodara',
  benares: 'varanasi',
  banaras: 'varanasi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  calicut: 'kozhikode',
  cawnpore: 'kanpur',
  cochin: 'kochi',
  gauhati: 'guwahati',
  gurgaon: 'gurugram',
  madras: 'chennai',
  mangalore: 'mangaluru',
  mehsana: 'mahesana',
  mysore: 'mysuru',
  nasik: 'nashik',
  pondicherry: 'puducherry',
  poona: 'pune',
  simla: 'shimla',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
  इलाहाबाद: 'prayagraj',
  कलकत्ता: 'kolkata',
  गुड़गाँव: 'gurugram',
  नासिक: 'nashik',
  पूना: 'pune',
  बंबई: 'mumbai',
  बड़ौदा: 'vadodara',
  बनारस: 'varanasi',
  बैंगलोर: 'bengaluru',
  मद्रास: 'chennai',
  અલ્લાહાબાદ: 'prayagraj',
  કલકત્તા: 'kolkata',
  ગુડગાંવ: 'gurugram',
  પૂના: 'pune',
  બનારસ: 'varanasi',
  બરોડા: 'vadodara',
  બેંગલોર: 'bengaluru',
  મદ્રાસ: 'chennai',
  લખનૌ: 'lucknow',
};

const toKey = (name: string): string =>
  name
    .normalize('NFKD')
    // Removes accents of Latin letters, the dot under Indian letters (ज़, ड़), which many people leave out, and
    // joiners. All other marks are vowels.
    .replace(/[\u0300-\u036f\u093c\u0abc\u200b-\u200d\ufeff]/g, '')
    // Most people type a dot where the tables have a moon with a dot: रांची, राँची.
    .replace(/[\u0901\u0a81]/g, (moon) => String.fromCodePoint((moon.codePointAt(0) ?? 0) + 1))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.'’()-]/g, '');

const todaysNames = new Map(Object.entries(formerNames).map(([former, today]) => [toKey(former), today]));

const readLines = (file: string): string[][] =>
  readFileSync(
    path.join(/*turbopackIgnore: true*/ findProjectFolder(process.cwd()), 'site/data/near', file),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const toDistrictCentre = (points: readonly Point[]): Point => {
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
};

const readTables = (): PlacesOfIndia => {
  const pins = new Map(
    readLines('pins.tsv').map(([pin = '', north, east]): [string, Point] => [
      pin,
      { latitude: Number(north), longitude: Number(east) },
    ]),
  );
  const districts = new Map(
    [...Map.groupBy(pins, ([pin]) => pin.slice(0, 3))].map(([digits, own]): [string, Point] => [
      digits,
      toDistrictCentre(own.map(([, point]) => point)),
    ]),
  );
  const towns = readLines('towns.tsv').map(
    ([name = '', state = '', north, east, hi = '', gu = '']): Town => ({
      name,
      state,
      latitude: Number(north),
      longitude: Number(east),
      hi,
      gu,
    }),
  );
  const byName = new Map<string, Town[]>();
  for (const town of towns) {
    const keys = [town.name, town.hi, town.gu].filter(Boolean).map(toKey);
    // GeoNames has some towns in two spellings (Neemuch, Nimach). The names of both lead to the first.
    const first = keys.flatMap((key) => byName.get(key) ?? []).find(({ state }) => state === town.state);
    for (const key of keys) byName.set(key, [...new Set([...(byName.get(key) ?? []), first ?? town])]);
  }
  const keys = [...byName.keys()].toSorted();
  return {
    getPin: (pin) => pins.get(pin),
    getDistrict: (digits) => districts.get(digits),
    findTowns: (name) =>
      [todaysNames.get(toKey(name)), toKey(name)].flatMap((key) => byName.get(key ?? '') ?? []),
    listAlike(name, most) {
      const begin = toKey(name).slice(0, 4);
      if (begin.length < 3) return [];
      const first = keys.findIndex((key) => key >= begin);
      const alike = keys.slice(Math.max(first, 0)).filter((key) => key.startsWith(begin));
      return [...new Set(alike.flatMap((key) => byName.get(key)?.[0] ?? []))].slice(0, most);
    },
  };
};

let tables: PlacesOfIndia | undefined;

/** The tables of PINs and towns (GeoNames, CC BY 4.0); read from their files once, then held in memory: about 10 MB. */
export const getPlacesOfIndia = (): PlacesOfIndia => {
  tables ??= readTables();
  return tables;
};
