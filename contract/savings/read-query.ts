import {
  type AmountKey,
  type AmountProblem,
  amountKeys,
  type RivalFuel,
  readAmount,
  rivalFuels,
} from './amounts.ts';

/** Every key of a question about savings. */
export type SavingsKey = AmountKey | 'vehicle' | 'against';

/** What is wrong with a value: an amount's own problem, or a choice that there is not. */
export type SavingsProblem = AmountProblem | 'unknown';

/** A vehicle that can be asked about. */
export interface AskableVehicle {
  key: string;
  /** What it is held against where no fuel is named. */
  against: RivalFuel;
}

/** A question about savings as it was understood. What is empty was not asked and is no problem. */
export interface SavingsQuery {
  /** The first of ours where none is named. */
  vehicle: string;
  /** The vehicle's own where none is named. */
  against: RivalFuel;
  given: Partial<Record<AmountKey, number>>;
  problems: Partial<Record<SavingsKey, SavingsProblem>>;
}

/** All keys, in the order of the call's description. */
export const savingsKeys: readonly SavingsKey[] = ['vehicle', 'against', ...amountKeys];

const isRivalFuel = (text: string): text is RivalFuel => rivalFuels.some((fuel) => fuel === text);

/**
 * Reads a question as addresses, forms and calls put it.
 * @param vehicles those that can be reckoned with; the first is the one that is meant where none is named
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
