import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { BreakEven } from '@ev-site/reckoning/break-even.ts';
import type { YearEnd } from '@ev-site/reckoning/cost-line.ts';
import { type WorkedOut, workOut } from '@ev-site/reckoning/work-out.ts';
import { fill } from '../fill.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { toRupees, toRupeesPerKm, toSignedRupees } from './money.ts';
import { sayMonths, sayYears } from './say-time.ts';
import type { CalculatorInput } from './to-calculator-input.ts';

type Words = CalculatorProps['words'];

/** A line of the slip: the amount, and the text below it. */
interface SlipLine {
  label: string;
  value: string;
  /** The text that puts the value in context, such as its band. */
  beside: string;
}

/** The whole answer in words. */
export interface Slip {
  verdict: string;
  band: string;
  pays: boolean;
  lines: SlipLine[];
  breakEven: string;
  /** Warns that the day is longer than the typical range, once or twice; empty if it is not. */
  warning: string;
  lineOf: { own: YearEnd[]; rival: YearEnd[] };
}

const sayWhen = (
  { answer: { breakEven: texts } }: Words,
  { kind, kmPerDay }: BreakEven,
  fuel: string,
): string => {
  if (kmPerDay === null) return texts[kind];
  const km = kind === 'upTo' ? Math.floor(kmPerDay) : Math.ceil(kmPerDay);
  // A break-even distance of a few metres is no distance that anybody drives.
  if (km === 0) return texts.never;
  return fill(texts[kind], { km: groupDigits(km), fuel });
};

/** Whether the vehicle pays off only on days that are too long for one charge. */
const isBeyond = ({ kind, kmPerDay }: BreakEven, range: number): boolean =>
  kind === 'from' && Math.ceil(kmPerDay) > range;

/** The break-even: with the given numbers, and at the end of the band that gives another result. */
const toBreakEvenText = (
  words: Words,
  { ours, against }: CalculatorInput,
  { used, expected, least, most }: WorkedOut,
): string => {
  const { breakEven: texts } = words.answer;
  const range = ours.typicalUpToKm;
  const fuel = words.fuels[against].word;
  const { kind, kmPerDay } = expected.breakEven;
  const pays = Math.round(expected.savingRs) >= 0;
  const other = pays ? least : most;
  const saysOtherwise =
    Math.round(other.savingRs) >= 0 !== pays || (kmPerDay === null && other.breakEven.kind !== kind);
  return [
    fill(texts.own, { when: sayWhen(words, expected.breakEven, fuel), own: used.km }),
    isBeyond(expected.breakEven, range) && fill(texts.beyond, { range }),
    saysOtherwise &&
      fill(pays ? texts.atLeast : texts.atMost, { when: sayWhen(words, other.breakEven, fuel) }),
    saysOtherwise && isBeyond(other.breakEven, range) && fill(texts.beyond, { range }),
  ]
    .filter(Boolean)
    .join(' ');
};

const toVerdict = (
  { answer }: Words,
  names: { vehicle: string; fuel: string; years: string },
  { used, expected: { savingRs: rs } }: WorkedOut,
): string => {
  const amount = toRupees(rs);
  const saved = Math.round(rs);
  const text = saved === 0 ? answer.even : saved > 0 ? answer.saves : answer.costs;
  const verdict = fill(text, { ...names, amount });
  return used.battery === 0 ? fill(answer.withoutBattery, { verdict }) : verdict;
};

const toWarning = ({ answer }: Words, { ours }: CalculatorInput, km: number): string => {
  const range = ours.typicalUpToKm;
  if (km <= range) return '';
  return fill(km > 2 * range ? answer.tooFar : answer.secondCharge, { km, range, vehicle: ours.name });
};

const toBand = (words: Words, low: number, high: number): string =>
  fill(words.answer.bandFromTo, { least: toSignedRupees(low), most: toSignedRupees(high) });

/** A year's saving: as on the page of the vehicle and, if money is set aside for it, less the next battery. */
const toYearLines = (words: Words, { used, expected, least, most }: WorkedOut): SlipLine[] => {
  const { before, less, counted, uncounted } = words.answer.runningYear;
  const { savingBeforeBatteryRsPerYear: beforeRs, runningSavingRsPerYear: savedRs } = expected;
  const band = toBand(words, least.runningSavingRsPerYear, most.runningSavingRsPerYear);
  const first = { label: before, value: toSignedRupees(beforeRs) };
  if (used.battery === 0) return [{ ...first, beside: fill(uncounted, { band }) }];
  // Calculated from the rounded amounts, so that the printed amounts add up.
  const amount = toRupees(Math.round(beforeRs) - Math.round(savedRs));
  return [
    { ...first, beside: fill(less, { amount }) },
    { label: counted, value: toSignedRupees(savedRs), beside: band },
  ];
};

const toLines = (words: Words, { ours, against }: CalculatorInput, worked: WorkedOut): SlipLine[] => {
  const { answer, fuels } = words;
  const { name: fuel, word } = fuels[against];
  const { used, expected, least, most } = worked;
  const { own, rival } = expected;
  const vehicle = ours.name;
  const battery = used.battery > 0 ? 'counted' : 'uncounted';
  return [
    ...toYearLines(words, worked),
    {
      label: fill(answer.allYears[battery], { years: sayYears(words, used.years) }),
      value: toSignedRupees(expected.savingRs),
      beside: toBand(words, least.savingRs, most.savingRs),
    },
    {
      label: fill(answer.instalment, { vehicle }),
      value: toRupees(own.instalmentRs),
      beside: [
        own.instalmentRs === 0
          ? answer.noLoan
          : fill(answer.forMonths, { months: sayMonths(words, used.months) }),
        fill(answer.rivalInstalment, { fuel: word, amount: toRupees(rival.instalmentRs) }),
      ].join('; '),
    },
    {
      label: fill(answer.fuelBill, { fuel }),
      value: toRupees((rival.fuelRsPerKm * used.km * used.days) / 12),
      beside: answer.month,
    },
    {
      label: answer.perKm[battery],
      value: toRupeesPerKm(own.runningRsPerKm),
      beside: fill(answer.rivalPerKm, { fuel, amount: toRupeesPerKm(rival.runningRsPerKm) }),
    },
    {
      label: answer.allPerKm[battery],
      value: toRupeesPerKm(own.totalRsPerKm),
      beside: fill(answer.rivalPerKm, { fuel, amount: toRupeesPerKm(rival.totalRsPerKm) }),
    },
  ];
};

/** Calculates savings and puts the answer into words. @returns null while a number of the input is not valid. */
export const toSlip = (
  words: Words,
  spreads: CalculatorProps['spreads'],
  input: CalculatorInput,
): Slip | null => {
  const { ours, against, given, problems } = input;
  if (Object.keys(problems).length > 0) return null;
  const worked = workOut(spreads, { vehicle: ours, against, given });
  const { used, expected, least, most } = worked;
  const names = { vehicle: ours.name, fuel: words.fuels[against].word, years: sayYears(words, used.years) };
  return {
    verdict: toVerdict(words, names, worked),
    band: fill(words.answer.band, {
      least: toSignedRupees(least.savingRs),
      most: toSignedRupees(most.savingRs),
    }),
    pays: Math.round(expected.savingRs) >= 0,
    lines: toLines(words, input, worked),
    breakEven: toBreakEvenText(words, input, worked),
    warning: toWarning(words, input, used.km),
    lineOf: { own: expected.own.line, rival: expected.rival.line },
  };
};
