import { startKeys } from '@ev-site/reckoning/start-amounts.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { ReckoningBasis, SavingsVehicle } from '../../data/reckoning-basis.ts';
import {
  type CalculatorProps,
  type CalculatorVehicle,
  pageWords,
} from '../../islands/savings/calculator-props.ts';
import { fill } from '../../islands/savings/fill.ts';
import type { Locale } from '../../page/locale.ts';
import { toMonthFormat } from '../../ui/day.tsx';
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

const toVehicle = (
  { inquiryMarkerField, price, ...vehicle }: SavingsVehicle,
  { language, tag }: Locale,
): CalculatorVehicle => {
  const { published } = getTexts(language).savings;
  return {
    ...vehicle,
    marker: inquiryMarkerField,
    priceSource: price ? fill(published, { place: price.place, date: toMonth(price.asOf, tag) }) : '',
  };
};

/** What of the page's words travels to the browser. */
export const toCalculatorWords = (words: Texts['savings']): CalculatorProps['words'] =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => !pageWords.some((own) => own === key)),
  ) as CalculatorProps['words'];

/** What the calculator reckons with, in the reader's language. */
export const toReckonable = (
  { vehicles, spreads, assumptions }: ReckoningBasis,
  locale: Locale,
): Pick<CalculatorProps, 'vehicles' | 'spreads' | 'sources'> => ({
  vehicles: vehicles.map((vehicle) => toVehicle(vehicle, locale)),
  spreads,
  // Those that are printed for comparison alone stay on the page of the assumptions.
  sources: Object.fromEntries(
    startKeys.flatMap((key) => {
      const assumption = assumptions.get(key);
      return assumption ? [[key, toSourceLine(assumption, locale)]] : [];
    }),
  ),
});
