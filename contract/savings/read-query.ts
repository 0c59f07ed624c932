import {
  type AmountKey,
  type AmountProblem,
  amountKeys,
  type RivalFuel,
  readAmount,
  rivalFuels,
} from './amounts.ts';

/** Every key of a query for savings. */
export type SavingsKey = AmountKey | 'vehicle' | 'against';

/** What is wrong with a value: the problem of an amount, or an unknown choice. */
export type SavingsProblem = AmountProblem | 'unknown';

/** A vehicle for which savings can be calculated. */
export interface AskableVehicle {
  key: string;
  /** The fuel of the other vehicle if the query names none. */
  against: RivalFuel;
}

/** A query for savings as understood. An empty value counts as not given, and is no problem. */
export interface SavingsQuery {
  /** The first of our vehicles if none is named. */
  vehicle: string;
  /** The vehicle's own default if none is named. */
  against: RivalFuel;
  given: Partial<Record<AmountKey, number>>;
  problems: Partial<Record<SavingsKey, SavingsProblem>>;
}

/** All keys, in the order of the call's description. */
export const savingsKeys: readonly SavingsKey[] = ['vehicle', 'against', ...amountKeys];

const isRivalFuel = (text: string): text is RivalFuel => rivalFuels.some((fuel) => fuel === text);

/**
 * Reads a query as addresses, forms and calls send it.
 * @param vehicles those for which savings can be calculated; the first is used if the query names none
 */
export const readSavingsQuery = (
  asked: Readonly<Record<string, string | undefined>>,
  vehicles: readonly AskableVehicle[],
): SavingsQuery => {
  const { vehicle = '', against = '' } = asked;
  const meant = vehicles.find(({ key }) => key === vehicle) ?? vehicles[0];
  const query: SavingsQuery = {
    vehicle: meant?.key ?? '',
    against: isRivalFuel(against) ? against : (meant?.against ?? rivalFuels[0]),
    given: {},
    problems: {},
  };
  if (vehicle !== '' && vehicle !== query.vehicle) query.problems.vehicle = 'unknown';
  if (against !== '' && against !== query.against) query.problems.against = 'unknown';
  for (const key of amountKeys) {
    const text = asked[key] ?? '';
    if (text.trim() === '') continue;
    const amount = readAmount(key, text);
    if (typeof amount === 'number') query.given[key] = amount;
    else query.problems[key] = amount;
  }
  return query;
};
