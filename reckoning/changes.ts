import { type Fit, findFit, type Tried } from './fit.ts';
import { type FitVehicle, isBuiltFor, toPlannedKm, toReachKm } from './needs.ts';
import { roadKmh, type Situation, slopeDegrees } from './situation.ts';

/** A single thing that, being different, would give another answer. */
export interface Change<Vehicle extends FitVehicle> {
  name: 'load' | 'seats' | 'range' | 'road' | 'slope' | 'noon';
  /** The day with this one thing changed, by no more than it takes. */
  situation: Situation;
  /** What then is the answer; null: none of ours. */
  answer: Tried<Vehicle> | null;
}

/** What would change an answer. */
export interface Changes<Vehicle extends FitVehicle> {
  /** Asked for less, or given more time at noon: another vehicle would do, a first one, or no second charge is due. */
  eased: Change<Vehicle>[];
  /** Asked for more: where the answer ends. Empty where there is none. */
  raised: Change<Vehicle>[];
}

/** Ways to change one thing, the smallest change first. */
interface Course {
  name: Change<FitVehicle>['name'];
  steps: Situation[];
}

const ascending = (numbers: number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);
const isStated = (figure: number | null): figure is number => figure !== null;

/** The levels of a scale that ask for less than one of them, the nearest first; those that ask for more. */
const around = <Level extends string>(scale: Readonly<Record<Level, number>>, level: Level) => {
  const levels = Object.keys(scale) as Level[];
  const at = levels.indexOf(level);
  return { below: levels.slice(0, at).toReversed(), above: levels.slice(at + 1) };
};

const toEasing = (
  situation: Situation,
  vehicles: readonly FitVehicle[],
  noonChoices: readonly number[],
): Course[] => {
  const { kg, people, kmPerDay, road, slope, noonHours } = situation;
  const built = vehicles.filter((vehicle) => isBuiltFor(vehicle, situation));
  const below = (figures: (number | null)[], most: number) =>
    ascending(figures.filter(isStated).map(Math.floor))
      .filter((figure) => figure > 0 && figure < most)
      .toReversed();
  const loads = below(
    built.map(({ goodsKg }) => goodsKg),
    kg,
  );
  const seats = below(
    built.map(({ passengers }) => passengers),
    people,
  );
  const distances = below(
    built.flatMap((vehicle) => [toPlannedKm(vehicle), toReachKm(vehicle, noonHours)]),
    kmPerDay,
  );
  return [
    { name: 'load', steps: loads.map((figure) => ({ ...situation, kg: figure })) },
    { name: 'seats', steps: seats.map((figure) => ({ ...situation, people: figure })) },
    { name: 'range', steps: distances.map((figure) => ({ ...situation, kmPerDay: figure })) },
    {
      name: 'noon',
      steps: ascending(noonChoices.filter((hours) => hours > noonHours)).map((hours) => ({
        ...situation,
        noonHours: hours,
      })),
    },
    { name: 'road', steps: around(roadKmh, road).below.map((level) => ({ ...situation, road: level })) },
    {
      name: 'slope',
      steps: around(slopeDegrees, slope).below.map((level) => ({ ...situation, slope: level })),
    },
  ];
};

const toRaising = (situation: Situation, { vehicle }: Tried<FitVehicle>): Course[] => {
  const { carry, kg, people, kmPerDay, road, slope, noonHours } = situation;
  const above = (figures: (number | null)[], least: number) =>
    ascending(figures.filter(isStated).map((figure) => Math.floor(figure) + 1)).filter(
      (figure) => figure > least,
    );
  const loads = carry === 'goods' ? above([vehicle.goodsKg], kg) : [];
  const seats = carry === 'people' ? above([vehicle.passengers], people) : [];
  const distances = above([toPlannedKm(vehicle), toReachKm(vehicle, noonHours)], kmPerDay);
  return [
    { name: 'load', steps: loads.map((figure) => ({ ...situation, kg: figure })) },
    { name: 'seats', steps: seats.map((figure) => ({ ...situation, people: figure })) },
    { name: 'range', steps: distances.map((figure) => ({ ...situation, kmPerDay: figure })) },
    { name: 'road', steps: around(roadKmh, road).above.map((level) => ({ ...situation, road: level })) },
    {
      name: 'slope',
      steps: around(slopeDegrees, slope).above.map((level) => ({ ...situation, slope: level })),
    },
  ];
};

const isSame = ({ answer: one }: Fit<FitVehicle>, { answer: other }: Fit<FitVehicle>): boolean =>
  one?.vehicle === other?.vehicle &&
  (one === null) === (other === null) &&
  (one?.secondChargeHours === 0) === (other?.secondChargeHours === 0);

/**
 * What would change an answer, one thing at a time, by no more than it takes.
 * @param noonChoices hours at a socket that can be asked for
 */
export const findChanges = <Vehicle extends FitVehicle>(
  situation: Situation,
  vehicles: readonly Vehicle[],
  noonChoices: readonly number[],
): Changes<Vehicle> => {
  const fit = findFit(situation, vehicles);
  const follow = ({ name, steps }: Course): Change<Vehicle>[] => {
    for (const changed of steps) {
      const other = findFit(changed, vehicles);
      if (!isSame(fit, other)) return [{ name, situation: changed, answer: other.answer }];
    }
    return [];
  };
  return {
    eased: toEasing(situation, vehicles, noonChoices).flatMap(follow),
    raised: fit.answer ? toRaising(situation, fit.answer).flatMap(follow) : [],
  };
};
