import { type Fit, findFit, type Tried } from './fit.ts';
import { type FitVehicle, isBuiltFor, toPlannedKm, toReachKm } from './needs.ts';
import { roadKmh, type Situation, slopeDegrees } from './situation.ts';

/** The requirements of a day that can be changed, and their keys in a situation. */
const places = {
  load: 'kg',
  seats: 'people',
  range: 'kmPerDay',
  noon: 'noonHours',
  road: 'road',
  slope: 'slope',
} as const satisfies Record<string, keyof Situation>;

type Name = keyof typeof places;

/** A change of a single requirement that would give another answer. */
export interface Change<Vehicle extends FitVehicle> {
  name: Name;
  /** The day with only this requirement changed, by the smallest sufficient step. */
  situation: Situation;
  /** The answer after the change; null if none of our vehicles fits. */
  answer: Tried<Vehicle> | null;
}

/** The changes that would give another answer. */
export interface Changes<Vehicle extends FitVehicle> {
  /** Requirements lowered, or more time at noon: another or a first vehicle fits, or no second charge is needed. */
  eased: Change<Vehicle>[];
  /** Requirements raised: the limits of the answer. Empty if there is no answer. */
  raised: Change<Vehicle>[];
}

/** Steps of one requirement, the smallest change first. */
interface Course {
  name: Name;
  steps: Situation[];
}

const toCourses = (
  situation: Situation,
  others: { [Changed in Name]?: Situation[(typeof places)[Changed]][] },
): Course[] =>
  (Object.keys(others) as Name[]).map((name) => ({
    name,
    steps: (others[name] ?? []).map((other) => ({ ...situation, [places[name]]: other })),
  }));

const ascending = (numbers: number[]) => [...new Set(numbers)].sort((one, other) => one - other);
const isStated = (figure: number | null): figure is number => figure !== null;

/** The levels of a scale below a level, the nearest first, and those above it. */
const around = <Level extends string>(scale: Readonly<Record<Level, number>>, level: Level) => {
  const levels = Object.keys(scale) as Level[];
  const at = levels.indexOf(level);
  return { below: levels.slice(0, at).reverse(), above: levels.slice(at + 1) };
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
      .reverse();
  return toCourses(situation, {
    load: below(
      built.map(({ goodsKg }) => goodsKg),
      kg,
    ),
    seats: below(
      built.map(({ passengers }) => passengers),
      people,
    ),
    range: below(
      built.flatMap((vehicle) => [toPlannedKm(vehicle), toReachKm(vehicle, noonHours)]),
      kmPerDay,
    ),
    noon: ascending(noonChoices.filter((hours) => hours > noonHours)),
    road: around(roadKmh, road).below,
    slope: around(slopeDegrees, slope).below,
  });
};

const toRaising = (situation: Situation, { vehicle }: Tried<FitVehicle>): Course[] => {
  const { carry, kg, people, kmPerDay, road, slope, noonHours } = situation;
  const above = (figures: (number | null)[], least: number) =>
    ascending(figures.filter(isStated).map((figure) => Math.floor(figure) + 1)).filter(
      (figure) => figure > least,
    );
  return toCourses(situation, {
    load: carry === 'goods' ? above([vehicle.goodsKg], kg) : [],
    seats: carry === 'people' ? above([vehicle.passengers], people) : [],
    range: above([toPlannedKm(vehicle), toReachKm(vehicle, noonHours)], kmPerDay),
    road: around(roadKmh, road).above,
    slope: around(slopeDegrees, slope).above,
  });
};

const isSame = ({ answer: one }: Fit<FitVehicle>, { answer: other }: Fit<FitVehicle>): boolean =>
  one?.vehicle === other?.vehicle && (one?.secondChargeHours === 0) === (other?.secondChargeHours === 0);

/**
 * Finds what would change an answer: one requirement at a time, by the smallest sufficient step.
 * @param noonChoices the choices of hours at a socket
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
