import type { Payload } from 'payload';

/** A document as an option of a select. */
export const toChoice = ({ id, name }: { id: number; name?: string | null }) => ({
  value: String(id),
  label: name ?? `Number ${id}`,
});

/** Vehicles and states as options, by their English names. */
export const readVehiclesAndStates = async (payload: Payload) => {
  const all = { locale: 'en', depth: 0, pagination: false, sort: 'name', select: { name: true } } as const;
  const [products, states] = await Promise.all([
    payload.find({ collection: 'products', ...all }),
    payload.find({ collection: 'states', ...all }),
  ]);
  return { vehicles: products.docs.map(toChoice), states: states.docs.map(toChoice) };
};
