import type { Readers } from './readers.ts';

/** A state or union territory, or a city. */
export interface Place {
  id: number;
  name: string;
}

/** Reads all states and union territories by name. */
export const listStates = async ({ payload }: Readers): Promise<Place[]> => {
  const { docs } = await payload.find({
    collection: 'states',
    sort: 'name',
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  return docs.map(({ id, name }) => ({ id, name }));
};

/** Reads the cities of one state by name; empty where there is no such state. */
export const listCities = async ({ payload }: Readers, stateId: number): Promise<Place[]> => {
  const { docs } = await payload.find({
    collection: 'cities',
    where: { state: { equals: stateId } },
    sort: 'name',
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  return docs.map(({ id, name }) => ({ id, name }));
};
