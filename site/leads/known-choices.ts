import type { FieldMessages } from '@ev-site/contract/failure.ts';
import type { DealerPayload } from '@ev-site/contract/leads/dealer.ts';
import { leadMessages } from '@ev-site/contract/leads/messages.ts';
import type { Payload } from 'payload';
import { createGenerationCache } from '../data/generation-cache.ts';

/** What a lead refers to in the content. */
export interface ProductChoice {
  id: number;
  key: string;
  name: string;
  /** Field of the inquiry form that marks this vehicle; empty where it has none. */
  markerField: string;
}

/**
 * The choices that forms offer, as the content has them now; those of before while the database does not answer.
 */
export const openKnownChoices = (payload: Payload, generation: () => number) => {
  const kept = createGenerationCache<unknown, null>({
    generation,
    maxBytes: 5_000_000,
    make: async (key) => ({ value: await read(key), size: 20_000, complete: true }),
  });

  const read = async (key: string): Promise<unknown> => {
    const [what, id] = key.split(' ');
    if (what === 'vehicles') {
      const { vehicles } = await payload.findGlobal({ slug: 'dealer-page', depth: 1 });
      return (vehicles ?? []).flatMap((vehicle) => (typeof vehicle === 'object' ? vehicle.name : []));
    }
    if (what === 'products') {
      const { docs } = await payload.find({
        collection: 'products',
        depth: 0,
        pagination: false,
        select: { key: true, name: true, inquiryMarkerField: true },
      });
      return docs.map(
        ({ id, key, name, inquiryMarkerField }): ProductChoice => ({
          id,
          key,
          name,
          markerField: inquiryMarkerField ?? '',
        }),
      );
    }
    const { docs } = await payload.find({
      collection: 'cities',
      where: { state: { equals: Number(id) } },
      depth: 1,
      pagination: false,
    });
    return docs.map(({ id, name, state }) => ({
      id,
      place: `${name}, ${typeof state === 'object' ? state.name : ''}`,
    }));
  };

  const get = async <Value>(key: string): Promise<Value> => (await kept.get(key, null)) as Value;

  return {
    listProducts: () => get<ProductChoice[]>('products'),

    /** Checks what a dealer chose. @returns messages, and the place in words where there are none. */
    async checkDealer({
      vehicle,
      state_id,
      city_id,
    }: DealerPayload): Promise<{ messages: FieldMessages; place: string }> {
      const [vehicles, cities] = await Promise.all([
        get<string[]>('vehicles'),
        get<{ id: number; place: string }[]>(`cities ${state_id}`),
      ]);
      const city = cities.find(({ id }) => id === city_id);
      const messages: FieldMessages = {};
      if (!vehicles.includes(vehicle)) messages.vehicle = [leadMessages.vehicleUnknown];
      if (cities.length === 0) messages.state_id = [leadMessages.stateUnknown];
      else if (!city) messages.city_id = [leadMessages.cityUnknown];
      return { messages, place: city?.place ?? '' };
    },
  };
};

export type KnownChoices = ReturnType<typeof openKnownChoices>;
