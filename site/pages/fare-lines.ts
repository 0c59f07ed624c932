import type { Language } from '@ev-site/contract/paths.ts';
import { toRupees, toRupeesPerKm } from '../islands/savings/money.ts';
import { getTexts } from '../words/words.ts';
import type { FareSlip } from './to-fare-slip.ts';

/** A line of the meter slip as it is read; under a sum a rule is drawn. */
interface FareLine {
  label: string;
  value: string;
  sum: boolean;
}

/** What the year on the slip is, as the calculator calls it: with the next battery it is another sum under another name. */
export const toYearLabel = ({ given }: Pick<FareSlip, 'given'>, language: Language): string => {
  const { counted, before } = getTexts(language).savings.answer.runningYear;
  return given.battery > 0 ? counted : before;
};

/** The lines of a day on the meter and of the year that it makes, in words: the same on the page and on paper. */
export const toFareLines = (slip: FareSlip, language: Language): FareLine[] => {
  const {
    savings: { fuels, fields },
    product: { slip: own },
  } = getTexts(language);
  const { km, days } = slip.given;
  // Who multiplies what is printed may be a rupee off the year, which is the sum of what was not rounded.
  const seemsOff = toRupees(slip.todayRs * days) !== toRupees(slip.yearRs);
  return [
    { label: `${fuels[slip.against].name}, ${km} km`, value: toRupeesPerKm(slip.fuelRs), sum: false },
    { label: own.electricity, value: toRupeesPerKm(slip.electricityRs), sum: false },
    { label: own.upkeep, value: toRupeesPerKm(slip.upkeepRs), sum: false },
    { label: seemsOff ? own.todayRounded : own.today, value: toRupeesPerKm(slip.todayRs), sum: true },
    { label: fields.days.label, value: `× ${days} ${fields.days.unit}`, sum: false },
    { label: toYearLabel(slip, language), value: toRupees(slip.yearRs), sum: true },
  ];
};
