import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { listOfferedVehicles } from '../data/become-dealer.ts';
import { openValueCache } from '../data/caching/value-cache.ts';
import { givesRides, listDealers } from '../data/dealers.ts';

/** A product that a lead can refer to. */
export interface ProductChoice {
  id: number;
  key: string;
  name: string;
  /** Field of the inquiry form that marks this vehicle; empty where it has none. */
  markerField: string;
  /** Its bodies and colours, as the label of an inquiry names them. */
  choices: string[];
}

interface CityChoice {
  id: number;
  /** Name of the city and of its state. */
  place: string;
}

const readProducts = async (content: ContentReader): Promise<ProductChoice[]> => {
  const { docs } = await content.find({
    collection: 'products',
    depth: 0,
    pagination: false,
    select: { key: true, name: true, inquiryMarkerField: true, variants: { inquiryLabel: true } },
  });
  return docs.map(({ id, key, name, inquiryMarkerField, variants }) => ({
    id,
    key,
    name,
    markerField: inquiryMarkerField ?? '',
    choices: (variants ?? []).map(({ inquiryLabel }) => inquiryLabel),
  }));
};

// Reads the cities of one state only: the reader that pages use goes through all cities of India.
const readCities = async (content: ContentReader, stateId: number): Promise<CityChoice[]> => {
  const { docs } = await content.find({
    collection: 'cities',
    where: { state: { equals: stateId } },
    depth: 1,
    pagination: false,
  });
  return docs.map(({ id, name, state }) => ({
    id,
    place: `${name}, ${typeof state === 'object' ? state.name : ''}`,
  }));
};

const readStatus = async (content: ContentReader) =>
  (await content.findGlobal({ slug: 'site-settings', depth: 0 }))?.domainStatus;

/**
 * The choices that forms offer, from the present content. While the database does not answer, the last known choices
 * are used.
 */
export const openKnownChoices = (content: ContentReader, generation: () => number) => {
  const keep = openValueCache(generation);
  const readers = { content, original: content };
  return {
    listProducts: () => keep('products', () => readProducts(content)),

    /** Whether staff have paused the forms; a status that cannot be read counts as live. */
    isPaused: async () => !takesForms(await keep('status', () => readStatus(content)).catch(() => undefined)),

    /** Dealers that give test rides. */
    listRideDealers: () => keep('dealers', async () => (await listDealers(readers)).filter(givesRides)),

    /** Vehicles that a person who wants to become a dealer can choose. */
    listOfferedVehicles: () => keep('vehicles', () => listOfferedVehicles(readers)),

    listCities: (stateId: number) => keep(`cities ${stateId}`, () => readCities(content, stateId)),
  };
};

export type KnownChoices = ReturnType<typeof openKnownChoices>;
