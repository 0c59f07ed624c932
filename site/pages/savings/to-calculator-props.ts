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

/** The source and its month; only the month while the source's name is not translated. */
export const toSourceLine = (
  { isEstimate, source, asOf }: Pick<Assumption, 'isEstimate' | 'source' | 'asOf'>,
  { language, tag }: Pick<Locale, 'language' | 'tag'>,
): string => {
  const { savings } = getTexts(language);
  const said = isEstimate ? savings.estimate : source.publisher || source.title;
  const date = toMonth(asOf, tag);
  return said ? fill(savings.sourced, { source: said, date }) : date;
};

/** The place and the month of a price; only the month while the place's name is not translated. */
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

/** The part of the page's words that the browser needs. */
export const toCalculatorWords = (words: Texts['savings']): CalculatorProps['words'] =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => !pageWords.some((own) => own === key)),
  ) as CalculatorProps['words'];

/** The data that the calculator uses, in the reader's language. */
export const toReckonable = (
  { vehicles, spreads, assumptions }: ReckoningBasis,
  locale: Locale,
): Pick<CalculatorProps, 'vehicles' | 'spreads'> => ({
  vehicles: vehicles.map((vehicle) => toVehicle(vehicle, locale)),
  // Assumptions that are printed only for comparison stay on the page of the assumptions.
  spreads: Object.fromEntries(
    startKeys.map((key) => {
      const assumption = assumptions.get(key);
      return [key, { ...spreads[key], source: assumption ? toSourceLine(assumption, locale) : '' }];
    }),
  ) as CalculatorProps['spreads'],
});
