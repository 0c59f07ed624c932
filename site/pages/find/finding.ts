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

/** A vehicle of ours as it is held against a day's work, with what else its sheet says. */
export interface OwnVehicle extends FitVehicle {
  sheet: ReckonedVehicle;
}

/** What there is to say to the answers of a visitor. */
export type Finding =
  /** Nothing was asked yet. */
  | { state: 'unasked' }
  | { state: 'unclear'; problems: FindReading['problems'] }
  /** No vehicle can be read, which is not the same as that none fits. */
  | { state: 'unread' }
  | { state: 'answered'; answers: FindAnswers; fit: Fit<OwnVehicle>; changes: Changes<OwnVehicle> };

export type Answered = Extract<Finding, { state: 'answered' }>;

const toOwn = (sheet: ReckonedVehicle): OwnVehicle => ({
  key: sheet.key,
  kind: sheet.kind,
  // The careful end.
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

/** The answers that ask for a day's work. */
export const toAnswers = ({ kmPerDay, noonHours, ...rest }: Situation): FindAnswers => ({
  ...rest,
  km: kmPerDay,
  noon: noonHours,
});

/** Answers what an address asks. */
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
