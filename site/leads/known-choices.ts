import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { FormValues } from '@ev-site/contract/forms/schemas.ts';
import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { listRideDays } from '@ev-site/contract/ride-days.ts';
import { listOfferedVehicles } from '../data/become-dealer.ts';
import { openKept } from '../data/caching/kept-values.ts';
import { givesRides, listDealers, mayHave } from '../data/dealers.ts';

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
  const keep = openKept(generation);
  const readers = { content, original: content };
  const listProducts = () => keep('products', () => readProducts(content));

  return {
    listProducts,

    /** Whether staff have paused the forms; a status that cannot be read counts as live. */
    isPaused: async () => !takesForms(await keep('status', () => readStatus(content)).catch(() => undefined)),

    /**
     * Looks up the values of a test ride: the dealer, a vehicle that he has, and half-days on which he is open in the
     * next two weeks.
     * @returns the vehicle and the place in words, and codes for unknown values.
     */
    async checkTestRide(
      { vehicle, dealer, first_choice, second_choice }: FormValues<'testride'>,
      now: Date,
    ): Promise<{ columns: ColumnValues; codes: FieldCodes }> {
      const [products, dealers] = await Promise.all([
        listProducts(),
        keep('dealers', async () => (await listDealers(readers)).filter(givesRides)),
      ]);
      const ridden = products.find(({ key }) => key === vehicle);
      const chosen = dealers.find(({ slug }) => slug === dealer);
      const isElsewhere = ridden && chosen && !mayHave(chosen, ridden.key);
      const days = new Set(chosen ? listRideDays(chosen.hours, now).map(({ key }) => key) : []);
      const isDay = (choice: string) => !chosen || days.has(choice);
      return {
        columns: {
          ...(ridden && { vehicle: ridden.name, product: ridden.id }),
          ...(chosen && { dealer: chosen.id, place: `${chosen.name}, ${chosen.town}` }),
        },
        codes: {
          ...(!ridden && { vehicle: ['vehicleUnknown'] }),
          ...(isElsewhere && { vehicle: ['rideVehicleElsewhere'] }),
          ...(!chosen && { dealer: ['rideDealerUnknown'] }),
          ...(!isDay(first_choice) && { first_choice: ['rideDayUnknown'] }),
          ...(second_choice !== '' && !isDay(second_choice) && { second_choice: ['rideDayUnknown'] }),
          ...(second_choice !== '' && second_choice === first_choice && { second_choice: ['rideDaySame'] }),
        },
      };
    },

    /**
     * Looks up the choices of a person who wants to become a dealer: a vehicle by its key, or by the name that the
     * specification uses.
     * @returns the place and the vehicle in words, and codes for unknown values.
     */
    async checkDealerEnquiry({
      vehicle,
      state_id,
      city_id,
    }: Pick<FormValues<'dealer'>, 'vehicle' | 'state_id' | 'city_id'>): Promise<{
      columns: ColumnValues;
      codes: FieldCodes;
    }> {
      const [vehicles, cities] = await Promise.all([
        keep('vehicles', () => listOfferedVehicles(readers)),
        keep(`cities ${state_id}`, () => readCities(content, state_id)),
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
