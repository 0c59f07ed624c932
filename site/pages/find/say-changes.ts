import type { Change } from '@ev-site/reckoning/changes.ts';
import type { Words } from '../../words/words.ts';
import type { Answered, OwnVehicle } from './finding.ts';
import { sayAmount, sayHours } from './say-amounts.ts';

const sayPassengers = (number: number, { amounts }: Words['find']) => amounts.passengers({ number });

const sayEased = ({ name, situation }: Change<OwnVehicle>, words: Words['find']): string => {
  const { changes, amounts } = words;
  const { kg, people, kmPerDay, noonHours, road, slope } = situation;
  if (name === 'load') return changes.eased.load({ value: sayAmount('load', kg, amounts) });
  if (name === 'seats') return changes.eased.seats({ value: sayPassengers(people, words) });
  if (name === 'range') return changes.eased.range({ value: sayAmount('range', kmPerDay, amounts) });
  if (name === 'noon') return changes.eased.noon({ value: sayHours(noonHours, amounts) });
  return name === 'road' ? changes.road[road] : changes.slope[slope];
};

// The situation is the first one beyond the limit: 311 kg is written as "above 310 kg".
const sayRaised = ({ name, situation }: Change<OwnVehicle>, words: Words['find']): string => {
  const { changes, amounts } = words;
  const { kg, people, kmPerDay, road, slope } = situation;
  if (name === 'load') return changes.raised.load({ value: sayAmount('load', kg - 1, amounts) });
  if (name === 'seats') return changes.raised.seats({ value: sayPassengers(people - 1, words) });
  if (name === 'range') return changes.raised.range({ value: sayAmount('range', kmPerDay - 1, amounts) });
  return name === 'road' ? changes.road[road] : changes.slope[slope];
};

const sayOutcome = (
  { name: changed, answer: then }: Change<OwnVehicle>,
  { answer: now }: Answered['fit'],
  { changes, amounts }: Words['find'],
): string => {
  if (!then) return changes.none;
  const { name } = then.vehicle.sheet;
  const time = sayHours(then.secondChargeHours, amounts);
  const isSame = then.vehicle.key === now?.vehicle.key;
  if (then.secondChargeHours === 0) return isSame ? changes.unplugged({ name }) : changes.other({ name });
  // A change of the charging hours already names the hours.
  if (changed === 'noon') return changes.other({ name });
  return isSame ? changes.recharged({ name, time }) : changes.otherRecharged({ name, time });
};

/** One change that would make a smaller need, as a sentence. */
export const sayEasing = (change: Change<OwnVehicle>, fit: Answered['fit'], words: Words['find']): string =>
  words.changes.line({ change: sayEased(change, words), outcome: sayOutcome(change, fit, words) });

/** The changes that would change the answer, one sentence each: first smaller needs, then the limits of the answer. */
export const sayChanges = (
  { fit, changes }: Pick<Answered, 'fit' | 'changes'>,
  words: Words['find'],
): string[] => [
  ...changes.eased.map((change) => sayEasing(change, fit, words)),
  ...changes.raised.map((change) =>
    words.changes.line({ change: sayRaised(change, words), outcome: sayOutcome(change, fit, words) }),
  ),
];
