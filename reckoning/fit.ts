import {
  type FitVehicle,
  isBuiltFor,
  listNeeds,
  type Need,
  toPlannedKm,
  toSecondChargeHours,
} from './needs.ts';
import type { Situation } from './situation.ts';

/** A vehicle compared with a day's work. */
export interface Tried<Vehicle extends FitVehicle> {
  vehicle: Vehicle;
  /** False if the vehicle is made to carry something else; then nothing further is checked. */
  isBuiltFor: boolean;
  needs: Need[];
  /** The needs that it does not meet. It fits if it is built for the work and this list is empty. */
  shortfalls: Need[];
  /** Hours at a socket at noon that the day needs; 0 if it needs none or the vehicle does not fit. */
  secondChargeHours: number;
}

/** The vehicle for a day's work, and how the others compare. */
export interface Fit<Vehicle extends FitVehicle> {
  /** Null if none of our vehicles fits. */
  answer: Tried<Vehicle> | null;
  /** All other vehicles, in the given order. */
  others: Tried<Vehicle>[];
  /** Those of the others that only miss figures which their data sheet does not state. */
  ask: Tried<Vehicle>[];
  /** If none fits: the vehicle with the smallest shortfalls. Null if none is built for the work. */
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

/** Sizes: the smaller costs less to buy and to run, and comes first. */
const sizes: Record<FitVehicle['kind'], number> = { bicycle: 0, passenger: 1, cargo: 1, pickup: 2 };

const toKnownKm = (vehicle: FitVehicle): number => toPlannedKm(vehicle) ?? 0;

/** Prefers no second charge, then the smallest vehicle, then the one with the least surplus range. */
const byPreference = (one: Tried<FitVehicle>, other: Tried<FitVehicle>): number =>
  Number(one.secondChargeHours > 0) - Number(other.secondChargeHours > 0) ||
  sizes[one.vehicle.kind] - sizes[other.vehicle.kind] ||
  toKnownKm(one.vehicle) - toKnownKm(other.vehicle);

/** How much is missing, as the sum of the shares of each need; a figure that is not stated misses its whole need. */
const toGap = ({ shortfalls }: Tried<FitVehicle>): number =>
  shortfalls.reduce((sum, { needed, has }) => sum + (has === null ? 1 : (needed - has) / needed), 0);

const byShortfalls = (one: Tried<FitVehicle>, other: Tried<FitVehicle>): number =>
  one.shortfalls.length - other.shortfalls.length || toGap(one) - toGap(other);

// If no top speed is stated, the vehicle has none for an open road. Other missing figures may be asked for.
const mayBeAsked = ({ name, has }: Need): boolean => has === null && name !== 'speed';

/**
 * Finds the vehicle for a day's work: the smallest one without a shortfall. Payload, seats, speed and slope must always
 * be enough. So must the typical range less 15 per cent, unless there is time at noon for a second charge.
 */
export const findFit = <Vehicle extends FitVehicle>(
  situation: Situation,
  vehicles: readonly Vehicle[],
): Fit<Vehicle> => {
  const tried = vehicles.map((vehicle) => tryOut(situation, vehicle));
  const answer = tried.filter(doesFit).sort(byPreference)[0] ?? null;
  const built = tried.filter((one) => one.isBuiltFor);
  return {
    answer,
    others: tried.filter((one) => one !== answer),
    ask: built.filter((one) => !doesFit(one) && one.shortfalls.every(mayBeAsked)),
    nearest: answer ? null : ([...built].sort(byShortfalls)[0] ?? null),
  };
};
