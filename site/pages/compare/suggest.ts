import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { mostVehicles } from './read-choice.ts';

type Vehicle = Pick<ComparedVehicle, 'key' | 'kind'>;

const carries = { passenger: 'people', cargo: 'goods', pickup: 'goods', bicycle: 'its rider' } as const;

/** Sets of vehicles that one buyer may hesitate between: neighbours in the range that carry the same. */
export const suggestSets = <One extends Vehicle>(vehicles: readonly One[]): One[][] =>
  [...Map.groupBy(vehicles, ({ kind }) => carries[kind]).values()].flatMap((alike) => {
    const pairs = alike.slice(1).map((vehicle, index) => [...alike.slice(index, index + 1), vehicle]);
    return alike.length > 2 && alike.length <= mostVehicles ? [...pairs, alike] : pairs;
  });

/** Pairs of one vehicle with each that carries the same; with each other one where none does. */
export const suggestBeside = <One extends Vehicle>(vehicle: One, vehicles: readonly One[]): One[][] => {
  const others = vehicles.filter(({ key }) => key !== vehicle.key);
  const alike = others.filter(({ kind }) => carries[kind] === carries[vehicle.kind]);
  return (alike.length > 0 ? alike : others).map((other) => [vehicle, other]);
};
