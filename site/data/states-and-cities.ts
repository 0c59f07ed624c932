import type { Language } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import type { Readers } from './readers.ts';

/** A state or union territory, or a city. */
export interface Place {
  id: number;
  name: string;
}

interface StoredPlace extends Place {
  ownScriptName?: string | null;
}

// Of no language in particular: it puts each script in its own order.
const collator = new Intl.Collator('und');

/** By name; first those whose name is known in the script of the language, as readers of it look for them. */
const toPlaces = (stored: readonly StoredPlace[]): Place[] =>
  stored
    .map(({ id, name, ownScriptName }) => ({
      id,
      name: ownScriptName || name,
      isOwn: Boolean(ownScriptName),
    }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || collator.compare(a.name, b.name))
    .map(({ id, name }) => ({ id, name }));

const withoutGaps = (name: string): string => name.toLowerCase().replaceAll(' ', '');

/**
 * Creates the function that finds the cities of a state which repeat another one. GeoNames has some towns twice ("Kot
 * Kapura" and "Kotkapura"), and others whose two spellings are the same in another script. The town stored first is
 * offered. The names of all languages count, so that each language offers the same towns, and a visitor who changes
 * the language keeps his town.
 */
export const createRepeatFinder =
  (payload: Pick<Payload, 'find'>) =>
  async (stateId: number): Promise<ReadonlySet<number>> => {
    const { docs } = await payload.find({
      collection: 'cities',
      where: { state: { equals: stateId } },
      locale: 'all',
      sort: 'id',
      depth: 0,
      pagination: false,
      select: { name: true, ownScriptName: true },
    });
    const known = new Set<string>();
    const repeated = new Set<number>();
    for (const { id, name, ownScriptName } of docs) {
      const inScripts = Object.values((ownScriptName ?? {}) as Partial<Record<Language, string | null>>);
      const names = [name, ...inScripts].flatMap((each) => (each ? [withoutGaps(each)] : []));
      if (names.some((each) => known.has(each))) repeated.add(id);
      else for (const each of names) known.add(each);
    }
    return repeated;
  };

/** Reads the states and union territories of which a dealer can choose a city, by name. */
export const listStates = async ({ content }: Readers): Promise<Place[]> => {
  const all = { depth: 0, pagination: false } as const;
  const [states, cities] = await Promise.all([
    content.find({ collection: 'states', ...all, select: { name: true, ownScriptName: true } }),
    content.find({ collection: 'cities', ...all, select: { state: true } }),
  ]);
  const withCities = new Set(cities.docs.map(({ state }) => state));
  return toPlaces(states.docs.filter(({ id }) => withCities.has(id)));
};

/** Reads what each state is called, by its code of two letters. */
export const listStateNames = async ({ content }: Readers): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await content.find({
    collection: 'states',
    depth: 0,
    pagination: false,
    select: { code: true, name: true, ownScriptName: true },
  });
  return new Map(docs.map(({ code, name, ownScriptName }) => [code, ownScriptName || name]));
};

/** Reads the cities of one state by name, each once; empty where there is no such state. */
export const listCities = async (
  { content, findRepeatedCities }: Readers,
  stateId: number,
): Promise<Place[]> => {
  const { docs } = await content.find({
    collection: 'cities',
    where: { state: { equals: stateId } },
    depth: 0,
    pagination: false,
    select: { name: true, ownScriptName: true },
  });
  // Not asked for a state that does not exist, because the answer is cached.
  const repeated = docs.length > 0 ? await findRepeatedCities(stateId) : new Set();
  return toPlaces(docs.filter(({ id }) => !repeated.has(id)));
};
