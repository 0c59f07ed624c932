import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { FormValues } from '@ev-site/contract/forms/schemas.ts';
import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
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
      return (vehicles ?? []).flatMap((vehicle) =>
        typeof vehicle === 'object' && vehicle?._status === 'published'
          ? { id: vehicle.id, key: vehicle.key, name: vehicle.name }
          : [],
      );
    }
    if (what === 'status') {
      const { domainStatus } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
      return domainStatus;
    }
    if (what === 'products') {
      const { docs } = await payload.find({
        collection: 'products',
        where: { _status: { equals: 'published' } },
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

    /** Whether staff have paused the forms; a status that cannot be read counts as live. */
    isPaused: async () => !takesForms(await get<string>('status').catch(() => undefined)),

    /**
     * Looks up what a dealer chose: a vehicle by its key, or by its name as the specification has it.
     * @returns the place and the vehicle in words, and codes where there are none.
     */
    async checkDealer({
      vehicle,
      state_id,
      city_id,
    }: Pick<FormValues<'dealer'>, 'vehicle' | 'state_id' | 'city_id'>): Promise<{
      columns: ColumnValues;
      codes: FieldCodes;
    }> {
      const [vehicles, cities] = await Promise.all([
        get<{ id: number; key: string; name: string }[]>('vehicles'),
        get<{ id: number; place: string }[]>(`cities ${state_id}`),
      ]);
      const chosen =
        vehicles.find(({ key }) => key === vehicle) ?? vehicles.find(({ name }) => name === vehicle);
      const city = cities.find(({ id }) => id === city_id);
      const known = cities.length > 0;
      return {
        columns: {
          ...(chosen && { vehicle: chosen.name, product: chosen.id }),
          ...(city && { place: city.place }),
        },
        codes: {
          ...(!chosen && { vehicle: ['vehicleUnknown'] }),
          ...(!known && { state_id: ['stateUnknown'] }),
          ...(known && !city && { city_id: ['cityUnknown'] }),
        },
      };
    },
  };
};

export type KnownChoices = ReturnType<typeof openKnownChoices>;
