import type { AssumptionKey } from '@ev-site/contract/assumption-keys.ts';
import type { StartSpreads } from '@ev-site/reckoning/start-amounts.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import type { CalculatorProps, CalculatorVehicle } from '../../islands/savings/calculator-props.ts';
import { fill } from '../../islands/savings/fill.ts';
import type { Locale } from '../../page/locale.ts';
import { getTexts } from '../../words/words.ts';
import { toMonthFormat } from '../../ui/day.tsx';

type Reckonable = Pick<CalculatorProps, 'vehicles' | 'spreads' | 'sources'>;

const toMonth = (date: string, tag: string): string => toMonthFormat(tag).format(new Date(date));

/** The first of each key: further ones are of other places. */
const pickFirst = (assumptions: readonly Assumption[]): Map<AssumptionKey, Assumption> => {
  const first = new Map<AssumptionKey, Assumption>();
  for (const assumption of assumptions)
    if (!first.has(assumption.key)) first.set(assumption.key, assumption);
  return first;
};

const toSourceLine = (assumption: Assumption, { language, tag }: Locale): string => {
  const { savings } = getTexts(language);
  const { isEstimate, source, asOf } = assumption;
  return fill(savings.sourced, {
    source: isEstimate ? savings.estimate : source.publisher || source.title,
    date: toMonth(asOf, tag),
  });
};

const toVehicle = (vehicle: ReckonedVehicle, { language, tag }: Locale): CalculatorVehicle[] => {
  const { kind, typicalKm, packKwh, price } = vehicle;
  if (kind === 'bicycle' || typicalKm === null || packKwh === null) return [];
  const { published } = getTexts(language).savings;
  return [
    {
      key: vehicle.key,
      name: vehicle.name,
      enquiryName: vehicle.enquiryName,
      marker: vehicle.inquiryMarkerField,
      kind,
      battery: vehicle.battery,
      packKwh,
      typicalKm: (typicalKm.from + typicalKm.to) / 2,
      typicalUpToKm: typicalKm.to,
      priceRs: price?.rs ?? null,
      priceSource: price ? fill(published, { place: price.place, date: toMonth(price.asOf, tag) }) : '',
    },
  ];
};

/** What the calculator reckons with, in the reader's language. */
export const toReckonable = (
  vehicles: readonly ReckonedVehicle[],
  assumptions: readonly Assumption[],
  locale: Locale,
): Reckonable => {
  const first = [...pickFirst(assumptions)];
  const spreads = first.map(([key, { value, low, high }]) => [
    key,
    { value, low: low ?? value, high: high ?? value },
  ]);
  return {
    vehicles: vehicles.flatMap((vehicle) => toVehicle(vehicle, locale)),
    // Every key that a reckoning starts with is there: the last of a key cannot be deleted.
    spreads: Object.fromEntries(spreads) as StartSpreads,
    sources: Object.fromEntries(first.map(([key, assumption]) => [key, toSourceLine(assumption, locale)])),
  };
};
