import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { FormValues } from '@ev-site/contract/forms/schemas.ts';
import { listRideDays } from '@ev-site/contract/ride-days.ts';
import { mayHave } from '../data/dealers.ts';
import type { KnownChoices } from './known-choices.ts';

/** Columns for the choices that are known, in words, and codes for those that are not. */
interface CheckedChoices {
  columns: ColumnValues;
  codes: FieldCodes;
}

/** Checks a test ride: the dealer, a vehicle that he has, and half-days on which he is open in the next two weeks. */
export const checkTestRide = async (
  { vehicle, dealer, first_choice, second_choice }: FormValues<'testride'>,
  choices: KnownChoices,
  now: Date,
): Promise<CheckedChoices> => {
  const [products, dealers] = await Promise.all([choices.listProducts(), choices.listRideDealers()]);
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
};

/**
 * Checks the enquiry of a person who wants to become a dealer. It has a vehicle by its key, or by the name that the
 * specification uses.
 */
export const checkDealerEnquiry = async (
  { vehicle, state_id, city_id }: Pick<FormValues<'dealer'>, 'vehicle' | 'state_id' | 'city_id'>,
  choices: KnownChoices,
): Promise<CheckedChoices> => {
  const [vehicles, cities] = await Promise.all([choices.listOfferedVehicles(), choices.listCities(state_id)]);
  const chosen = vehicles.find(({ key }) => key === vehicle) ?? vehicles.find(({ name }) => name === vehicle);
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
};
