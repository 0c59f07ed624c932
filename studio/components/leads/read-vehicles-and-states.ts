import type { Payload } from 'payload';

/** A document as it is chosen from a list. */
export const toChoice = ({ id, name }: { id: number; name?: string | null }) => ({
  value: String(id),
  label: name ?? `Number ${id}`,
});

/** Vehicles and states to choose from, by their English names. */
export const readVehiclesAndStates = async (payload: Payload) => {
  const all = { locale: 'en', depth: 0, pagination: false, sort: 'name', select: { name: true } } as const;
  const [products, states] = await Promise.all([
    payload.find({ collection: 'products', ...all }),
    payload.find({ collection: 'states', ...all }),
  ]);
  return { vehicles: products.docs.map(toChoice), states: states.docs.map(toChoice) };
};
