import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import type { OpeningHours } from '@ev-site/contract/dealers.ts';
import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { FormValues } from '@ev-site/contract/forms/schemas.ts';
import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { listRideDays } from '@ev-site/contract/ride-days.ts';
import { openKept } from '../data/caching/kept-values.ts';
import { toHours, toVehicleIds } from '../data/dealers.ts';

/** What a lead refers to in the content. */
export interface ProductChoice {
  id: number;
  key: string;
  name: string;
  /** Field of the inquiry form that marks this vehicle; empty where it has none. */
  markerField: string;
}

type VehicleChoice = Pick<ProductChoice, 'id' | 'key' | 'name'>;

interface CityChoice {
  id: number;
  /** Its name and that of its state. */
  place: string;
}

/** A dealer at whom test rides can be had. */
interface RideDealer {
  id: number;
  slug: string;
  /** His name and town. */
  place: string;
  hours: OpeningHours[];
  /** Numbers of the vehicles that he has; none: every one. */
  vehicles: readonly (number | null)[];
}

const readProducts = async (content: ContentReader): Promise<ProductChoice[]> => {
  const { docs } = await content.find({
    collection: 'products',
    depth: 0,
    pagination: false,
    select: { key: true, name: true, inquiryMarkerField: true },
  });
  return docs.map(({ id, key, name, inquiryMarkerField }) => ({
    id,
    key,
    name,
    markerField: inquiryMarkerField ?? '',
  }));
};

/** The dealers who offer test rides. */
const readRideDealers = async (content: ContentReader): Promise<RideDealer[]> => {
  const { docs } = await content.find({
    collection: 'dealers',
    where: { services: { in: ['testRide'] } },
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, slug, name, town, hours, vehicles }) => ({
    id,
    slug,
    place: `${name}, ${town}`,
    hours: toHours(hours),
    vehicles: toVehicleIds(vehicles),
  }));
};

/** The vehicles of which people can become dealers. */
const readDealerVehicles = async (content: ContentReader): Promise<VehicleChoice[]> => {
  const stored = await content.findGlobal({ slug: 'dealer-page', depth: 1 });
  return (stored?.vehicles ?? [])
    .filter((vehicle) => typeof vehicle === 'object')
    .map(({ id, key, name }) => ({ id, key, name }));
};

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
 * The choices that forms offer, as the content has them now; those of before while the database does not answer.
 */
export const openKnownChoices = (content: ContentReader, generation: () => number) => {
  const keep = openKept(generation);
  const listProducts = () => keep('products', () => readProducts(content));

  return {
    listProducts,

    /** Whether staff have paused the forms; a status that cannot be read counts as live. */
    isPaused: async () => !takesForms(await keep('status', () => readStatus(content)).catch(() => undefined)),

    /**
     * Looks up what a test ride names: the dealer, a vehicle that he has, and half-days on which he is open in the next
     * two weeks.
     * @returns the vehicle and the place in words, and codes for what there is not.
     */
    async checkTestRide(
      { vehicle, dealer, first_choice, second_choice }: FormValues<'testride'>,
      now: Date,
    ): Promise<{ columns: ColumnValues; codes: FieldCodes }> {
      const [products, dealers] = await Promise.all([
        listProducts(),
        keep('dealers', () => readRideDealers(content)),
      ]);
      const ridden = products.find(({ key }) => key === vehicle);
      const chosen = dealers.find(({ slug }) => slug === dealer);
      const isElsewhere =
        ridden && chosen && chosen.vehicles.length > 0 && !chosen.vehicles.includes(ridden.id);
      const days = new Set(chosen ? listRideDays(chosen.hours, now).map(({ key }) => key) : []);
      const isDay = (choice: string) => !chosen || days.has(choice);
      return {
        columns: {
          ...(ridden && { vehicle: ridden.name, product: ridden.id }),
          ...(chosen && { dealer: chosen.id, place: chosen.place }),
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
        keep('vehicles', () => readDealerVehicles(content)),
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
