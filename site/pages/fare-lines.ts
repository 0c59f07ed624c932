import type { Language } from '@ev-site/contract/paths.ts';
import { toRupees, toRupeesPerKm } from '../islands/savings/money.ts';
import { getTexts } from '../words/words.ts';
import type { FareSlip } from './to-fare-slip.ts';

/** A line of the meter slip in words. A sum has a rule above it. */
interface FareLine {
  label: string;
  value: string;
  sum: boolean;
}

/** The calculator's label for the year on the slip. With the next battery, the sum and its name are different. */
export const toYearLabel = ({ given }: Pick<FareSlip, 'given'>, language: Language): string => {
  const { counted, before } = getTexts(language).savings.answer.runningYear;
  return given.battery > 0 ? counted : before;
};

/** The lines of a day on the meter and of the year, in words: the same on the page and in print. */
export const toFareLines = (slip: FareSlip, language: Language): FareLine[] => {
  const {
    savings: { fuels, fields },
    product: { slip: own },
  } = getTexts(language);
  const { km, days } = slip.given;
  // The year is the sum of unrounded values, so a reader who multiplies the printed values may be a rupee off.
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
