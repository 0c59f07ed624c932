import {
  type FindAnswers,
  type FindReading,
  findChoices,
  findKeys,
  readFindAnswers,
} from '@ev-site/contract/find/answers.ts';
import { type Changes, findChanges } from '@ev-site/reckoning/changes.ts';
import { type Fit, findFit } from '@ev-site/reckoning/fit.ts';
import type { FitVehicle } from '@ev-site/reckoning/needs.ts';
import type { Situation } from '@ev-site/reckoning/situation.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import { isBegun } from '../../page/begun-key.ts';

/** One of our vehicles as the fit calculation sees it, with its whole sheet. */
export interface OwnVehicle extends FitVehicle {
  sheet: ReckonedVehicle;
}

/** The result for the answers of a visitor. */
export type Finding =
  /** The visitor has not answered yet. */
  | { state: 'unasked' }
  | { state: 'unclear'; problems: FindReading['problems'] }
  /** The vehicles could not be read, which is different from no vehicle that fits. */
  | { state: 'unread' }
  | { state: 'answered'; answers: FindAnswers; fit: Fit<OwnVehicle>; changes: Changes<OwnVehicle> };

export type Answered = Extract<Finding, { state: 'answered' }>;

const toOwn = (sheet: ReckonedVehicle): OwnVehicle => ({
  key: sheet.key,
  kind: sheet.kind,
  // The cautious end of the band.
  typicalKm: sheet.typicalKm?.from ?? null,
  goodsKg: sheet.goodsKg,
  passengers: sheet.passengers,
  topSpeedKmh: sheet.topSpeedKmh,
  gradeabilityDegrees: sheet.gradeabilityDegrees,
  chargeHours: sheet.chargeHours,
  sheet,
});

const toSituation = ({ km, noon, ...rest }: FindAnswers): Situation => ({
  ...rest,
  kmPerDay: km,
  noonHours: noon,
});

/** The answers that describe this day's work. */
export const toAnswers = ({ kmPerDay, noonHours, ...rest }: Situation): FindAnswers => ({
  ...rest,
  km: kmPerDay,
  noon: noonHours,
});

/** Finds the result for a query. */
export const toFinding = (
  vehicles: readonly ReckonedVehicle[],
  query: Readonly<Record<string, string>>,
): Finding => {
  if (isBegun(query) || !findKeys.some((key) => query[key] !== undefined)) return { state: 'unasked' };
  const { answers, problems } = readFindAnswers(query);
  if (!answers) return { state: 'unclear', problems };
  if (vehicles.length === 0) return { state: 'unread' };
  const own = vehicles.map(toOwn);
  const situation = toSituation(answers);
  return {
    state: 'answered',
    answers,
    fit: findFit(situation, own),
    changes: findChanges(situation, own, findChoices.noon.map(Number)),
  };
};
