import type { Language } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { getSqlDatabase, insertRows } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';
import type { Ledger } from './ledger.ts';

/** A state or union territory and its cities. */
export interface SeedState {
  name: string;
  code: string;
  cities: string[];
}

/** Names of places in another script, by the code of their state and their Latin name. */
export interface PlaceNames {
  states: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const toKey = (state: SeedState): string => `states/${state.code}`;

const saveStates = async (payload: Payload, states: SeedState[]): Promise<Map<string, number>> => {
  const { docs } = await payload.find({ collection: 'states', limit: 0, pagination: false, depth: 0 });
  const known = new Map(docs.map(({ code, id }) => [code, id]));
  const rows = states.filter(({ code }) => !known.has(code)).map(({ name, code }) => ({ name, code }));
  const made = await insertRows(payload, 'states', rows);
  for (const { id, code } of made) known.set(String(code), Number(id));
  return known;
};

const saveCities = async (payload: Payload, states: SeedState[], ids: Map<string, number>): Promise<void> => {
  const chosen = states.map(({ code }) => ids.get(code)).filter((id) => id !== undefined);
  const { docs } = await payload.find({
    collection: 'cities',
    where: { state: { in: chosen } },
    limit: 0,
    pagination: false,
    depth: 0,
    select: { name: true, state: true },
  });
  const known = new Set(docs.map(({ name, state }) => `${String(state)}/${name}`));
  const rows = states.flatMap(({ code, cities }) => {
    const state = ids.get(code);
    return cities.filter((name) => !known.has(`${state}/${name}`)).map((name) => ({ name, state }));
  });
  await insertRows(payload, 'cities', rows);
};

/** Adds the states that were never added before, each with its cities: thousands of rows in a few statements. */
export const seedPlaces = async (payload: Payload, ledger: Ledger, states: SeedState[]): Promise<number> => {
  const missing = states.filter((state) => !ledger.has(toKey(state)));
  if (missing.length === 0) return 0;
  const ids = await saveStates(payload, missing);
  await saveCities(payload, missing, ids);
  for (const state of missing) await ledger.note(toKey(state), ids.get(state.code));
  return missing.length;
};

/**
 * Stores the names of places in another script beside the Latin ones, where there is none yet; once for each language.
 */
export const seedPlaceNames = async (
  payload: Payload,
  ledger: Ledger,
  language: Language,
  names: PlaceNames,
): Promise<void> => {
  const key = `places@${language}`;
  if (ledger.has(key)) return;
  const all = { depth: 0, limit: 0, pagination: false } as const;
  const states = await payload.find({ collection: 'states', ...all, select: { code: true } });
  const cities = await payload.find({ collection: 'cities', ...all, select: { name: true, state: true } });
  const codes = new Map(states.docs.map(({ id, code }) => [id, code]));
  const { rows } = await getSqlDatabase(payload);
  /** Skips places that staff or an interrupted seed have already named. */
  const insertMissing = async (table: string, named: { id: number; ownScriptName: string | undefined }[]) => {
    const stored = await rows(
      sql`SELECT _parent_id AS id FROM ${nameSql(table)} WHERE _locale = ${language}`,
    );
    const known = new Set(stored.map(({ id }) => Number(id)));
    const missing = named.filter(({ id, ownScriptName }) => ownScriptName && !known.has(id));
    await insertRows(
      payload,
      table,
      missing.map(({ id, ownScriptName }) => ({ ownScriptName, _locale: language, _parentID: id })),
    );
  };
  await insertMissing(
    'states_locales',
    states.docs.map(({ id, code }) => ({ id, ownScriptName: names.states[code] })),
  );
  await insertMissing(
    'cities_locales',
    cities.docs.map(({ id, name, state }) => ({
      id,
      ownScriptName: names.cities[codes.get(Number(state)) ?? '']?.[name],
    })),
  );
  await ledger.note(key);
};
