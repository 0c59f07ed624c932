import {
  type FitVehicle,
  isBuiltFor,
  listNeeds,
  type Need,
  toPlannedKm,
  toSecondChargeHours,
} from './needs.ts';
import type { Situation } from './situation.ts';

/** A vehicle held against a day's work. */
export interface Tried<Vehicle extends FitVehicle> {
  vehicle: Vehicle;
  /** False: it is made to carry something else, and nothing further was asked of it. */
  isBuiltFor: boolean;
  needs: Need[];
  /** The needs that it does not meet; it fits where it is built for the work and there are none. */
  shortfalls: Need[];
  /** Hours at a socket at noon without which the day is not done; 0 where it does without or does not fit. */
  secondChargeHours: number;
}

/** Which vehicle does a day's work, and what of the others. */
export interface Fit<Vehicle extends FitVehicle> {
  /** Null: none of ours. */
  answer: Tried<Vehicle> | null;
  /** All the others, in the order given. */
  others: Tried<Vehicle>[];
  /** Of the others those that nothing speaks against but figures that their sheet does not state. */
  ask: Tried<Vehicle>[];
  /** Where none fits: the one that is short of the least. Null where none is built for the work. */
  nearest: Tried<Vehicle> | null;
}

/** Whether a vehicle that was held against a day's work does it. */
export const doesFit = (tried: Pick<Tried<FitVehicle>, 'isBuiltFor' | 'shortfalls'>): boolean =>
  tried.isBuiltFor && tried.shortfalls.length === 0;

const tryOut = <Vehicle extends FitVehicle>(situation: Situation, vehicle: Vehicle): Tried<Vehicle> => {
  const isBuilt = isBuiltFor(vehicle, situation);
  const needs = isBuilt ? listNeeds(situation, vehicle) : [];
  const shortfalls = needs.filter(({ isMet }) => !isMet);
  const fits = doesFit({ isBuiltFor: isBuilt, shortfalls });
  return {
    vehicle,
    isBuiltFor: isBuilt,
    needs,
    shortfalls,
    secondChargeHours: fits ? (toSecondChargeHours(vehicle, situation.kmPerDay) ?? 0) : 0,
  };
};

/** What costs less to buy and to run comes first. */
const sizes: Record<FitVehicle['kind'], number> = { bicycle: 0, passenger: 1, cargo: 1, pickup: 2 };

const toKnownKm = (vehicle: FitVehicle): number => toPlannedKm(vehicle) ?? 0;

/** Rather no second charge than one, then the smallest, then the one whose range is least in excess. */
const byPreference = (one: Tried<FitVehicle>, other: Tried<FitVehicle>): number =>
  Number(one.secondChargeHours > 0) - Number(other.secondChargeHours > 0) ||
  sizes[one.vehicle.kind] - sizes[other.vehicle.kind] ||
  toKnownKm(one.vehicle) - toKnownKm(other.vehicle);

/** How much of what is needed is missing, as a share of each need; what is not stated misses all. */
const toGap = ({ shortfalls }: Tried<FitVehicle>): number =>
  shortfalls.reduce((sum, { needed, has }) => sum + (has === null ? 1 : (needed - has) / needed), 0);

const byShortfalls = (one: Tried<FitVehicle>, other: Tried<FitVehicle>): number =>
  one.shortfalls.length - other.shortfalls.length || toGap(one) - toGap(other);

// A top speed that nobody states is none for an open road; what else is not stated may be asked.
const mayBeAsked = ({ name, has }: Need): boolean => has === null && name !== 'speed';

/**
 * Which of the vehicles does a day's work: the smallest that is short of nothing. It is never short on payload, seats,
 * speed or slope, nor on its typical range less 15 per cent, unless there is time at noon for a second charge.
 */
export const findFit = <Vehicle extends FitVehicle>(
  situation: Situation,
  vehicles: readonly Vehicle[],
): Fit<Vehicle> => {
  const tried = vehicles.map((vehicle) => tryOut(situation, vehicle));
  const answer = tried.filter(doesFit).toSorted(byPreference)[0] ?? null;
  const built = tried.filter((one) => one.isBuiltFor);
  return {
    answer,
    others: tried.filter((one) => one !== answer),
    ask: built.filter((one) => !doesFit(one) && one.shortfalls.every(mayBeAsked)),
    nearest: answer ? null : (built.toSorted(byShortfalls)[0] ?? null),
  };
};
