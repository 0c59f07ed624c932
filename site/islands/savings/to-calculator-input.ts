import { readPlainNumber } from '@ev-site/contract/plain-number.ts';
import { type AmountKey, amountKeys, type RivalFuel, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { readSavingsQuery, type SavingsQuery } from '@ev-site/contract/savings/read-query.ts';
import { type Start, toStartAmounts } from '@ev-site/reckoning/start-amounts.ts';
import type { EnquirySubject } from '../enquire-link.tsx';
import type { CalculatorProps, CalculatorVehicle } from './calculator-props.ts';
import { toFieldText } from './money.ts';

/** What a visitor entered: the parsed values, and the text of each field. */
export interface CalculatorInput extends SavingsQuery {
  ours: CalculatorVehicle;
  start: Readonly<Record<AmountKey, Start>>;
  /** The text of each field: the typed text, else the start value. */
  texts: Readonly<Record<AmountKey, string>>;
  /** Path and query of the same input. The query contains only values that differ from the start values. */
  address: string;
}

type Known = Pick<CalculatorProps, 'vehicles' | 'spreads' | 'path'>;

const isStart = (text: string, { value }: Start): boolean => readPlainNumber(text) === value;

/**
 * Removes values that only repeat the start values of the choice for which the form was filled. For a new vehicle, also
 * removes the old vehicle's default fuel, because the visitor did not choose it.
 */
const dropStarts = (
  asked: Readonly<Record<string, string>>,
  { vehicles, spreads }: Known,
): Readonly<Record<string, string>> => {
  const [key, fuel] = (asked.from ?? '').split('.');
  const vehicle = vehicles.find((known) => known.key === key);
  const against = rivalFuels.find((known) => known === fuel);
  if (!vehicle || !against) return asked;
  const start = toStartAmounts(spreads, vehicle, against);
  const isOwnFuel = asked.vehicle !== key && against === vehicle.against;
  return Object.fromEntries(
    Object.entries(asked).filter(([name, text]) =>
      name === 'against'
        ? !(isOwnFuel && text === against)
        : !(name in start) || !isStart(text, start[name as AmountKey]),
    ),
  );
};

/** Records for which choice the form's start values are, so that a new choice can bring its own. */
export const toFrom = (vehicle: string, against: RivalFuel): string => `${vehicle}.${against}`;

/** Parses a query or a form. @returns undefined if there is no vehicle to calculate with. */
export const toCalculatorInput = (
  written: Readonly<Record<string, string>>,
  known: Known,
): CalculatorInput | undefined => {
  const { vehicles, spreads, path } = known;
  const asked = dropStarts(written, known);
  const query = readSavingsQuery(asked, vehicles);
  const ours = vehicles.find(({ key }) => key === query.vehicle);
  if (!ours) return undefined;
  const start = toStartAmounts(spreads, ours, query.against);
  const texts = {} as Record<AmountKey, string>;
  const search = new URLSearchParams({ vehicle: query.vehicle, against: query.against });
  for (const key of amountKeys) {
    const text = asked[key] ?? '';
    const isGiven = query.given[key] !== undefined || query.problems[key] !== undefined;
    texts[key] = isGiven ? text : toFieldText(start[key].value);
    const given = query.given[key];
    if (given !== undefined && given !== start[key].value) search.set(key, toFieldText(given));
  }
  return { ...query, ours, start, texts, address: `${path}?${search}` };
};

/** The subject of an enquiry about a calculation: its vehicle, with the calculation. */
export const toSubject = ({ vehicle, ours, address }: CalculatorInput): EnquirySubject => ({
  product: vehicle,
  marker: ours.marker,
  name: ours.enquiryName,
  colorval: '',
  reckoning: address,
});
