import { startKeys } from '@ev-site/reckoning/start-amounts.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { ReckoningBasis, SavingsVehicle } from '../../data/reckoning-basis.ts';
import { fill } from '../../islands/fill.ts';
import {
  type CalculatorProps,
  type CalculatorVehicle,
  pageWords,
} from '../../islands/savings/calculator-props.ts';
import type { Locale } from '../../page/locale.ts';
import { toMonthFormat } from '../../ui/day-formats.ts';
import { getTexts, type Texts } from '../../words/words.ts';

const toMonth = (date: string, tag: string): string => toMonthFormat(tag).format(new Date(date));

/** The month alone where the source's name waits for its translation. */
export const toSourceLine = (
  { isEstimate, source, asOf }: Pick<Assumption, 'isEstimate' | 'source' | 'asOf'>,
  { language, tag }: Pick<Locale, 'language' | 'tag'>,
): string => {
  const { savings } = getTexts(language);
  const said = isEstimate ? savings.estimate : source.publisher || source.title;
  const date = toMonth(asOf, tag);
  return said ? fill(savings.sourced, { source: said, date }) : date;
};

/** The month alone where the place's name waits for its translation. */
export const toPriceLine = (
  price: SavingsVehicle['price'],
  { language, tag }: Pick<Locale, 'language' | 'tag'>,
): string => {
  if (!price) return '';
  const when = [price.place, toMonth(price.asOf, tag)].filter(Boolean).join(', ');
  return fill(getTexts(language).savings.published, { when });
};

const toVehicle = (
  { inquiryMarkerField, price, ...vehicle }: SavingsVehicle,
  locale: Locale,
): CalculatorVehicle => ({
  ...vehicle,
  marker: inquiryMarkerField,
  priceSource: toPriceLine(price, locale),
});

/** What of the page's words travels to the browser. */
export const toCalculatorWords = (words: Texts['savings']): CalculatorProps['words'] =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => !pageWords.some((own) => own === key)),
  ) as CalculatorProps['words'];

/** What the calculator reckons with, in the reader's language. */
export const toReckonable = (
  { vehicles, spreads, assumptions }: ReckoningBasis,
  locale: Locale,
): Pick<CalculatorProps, 'vehicles' | 'spreads'> => ({
  vehicles: vehicles.map((vehicle) => toVehicle(vehicle, locale)),
  // What is printed for comparison alone stays on the page of the assumptions.
  spreads: Object.fromEntries(
    startKeys.map((key) => {
      const assumption = assumptions.get(key);
      return [key, { ...spreads[key], source: assumption ? toSourceLine(assumption, locale) : '' }];
    }),
  ) as CalculatorProps['spreads'],
});
