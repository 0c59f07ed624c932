import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { mostVehicles } from './read-choice.ts';

type Vehicle = Pick<ComparedVehicle, 'key' | 'kind'>;

const carries = { passenger: 'people', cargo: 'goods', pickup: 'goods', bicycle: 'its rider' } as const;

/** Pairs each vehicle with the next one in the range, and the last vehicle with the one before it. */
const pairWithNeighbours = <One extends Vehicle>(lone: readonly One[], vehicles: readonly One[]): One[][] => {
  const last = vehicles.length - 2;
  const places = new Set(lone.map((vehicle) => Math.min(vehicles.indexOf(vehicle), last)));
  return [...places].map((place) => vehicles.slice(place, place + 2)).filter(({ length }) => length === 2);
};

/**
 * Suggests sets of vehicles that one buyer may choose between: neighbours in the range that carry the same kind of
 * load. Before these come vehicles that are the only one for their kind of load, each paired with a neighbour.
 */
export const suggestSets = <One extends Vehicle>(vehicles: readonly One[]): One[][] => {
  const groups = [...Map.groupBy(vehicles, ({ kind }) => carries[kind]).values()];
  const lone = groups.filter(({ length }) => length === 1).flat();
  const sets = groups.flatMap((alike) => {
    const pairs = alike.slice(1).map((vehicle, index) => [...alike.slice(index, index + 1), vehicle]);
    return alike.length > 2 && alike.length <= mostVehicles ? [...pairs, alike] : pairs;
  });
  return [...pairWithNeighbours(lone, vehicles), ...sets];
};

/** Pairs a vehicle with each other one that carries the same kind of load; with every other vehicle if none does. */
export const suggestBeside = <One extends Vehicle>(vehicle: One, vehicles: readonly One[]): One[][] => {
  const others = vehicles.filter(({ key }) => key !== vehicle.key);
  const alike = others.filter(({ kind }) => carries[kind] === carries[vehicle.kind]);
  return (alike.length > 0 ? alike : others).map((other) => [vehicle, other]);
};
