import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { amountKeys } from '@ev-site/contract/savings/amounts.ts';
import type { ReckoningBasis } from '../../data/reckoning-basis.ts';
import { fill } from '../../islands/fill.ts';
import { toCalculatorInput } from '../../islands/savings/to-calculator-input.ts';
import { toSlip } from '../../islands/savings/to-slip.ts';
import { toSource } from '../../islands/savings/to-source.ts';
import type { AskedQuery } from '../../page/page.ts';
import type { SavingsPaper } from '../../paper/paper.ts';
import { getTexts } from '../../words/words.ts';
import { type PaperContext, toPaperFrame } from '../paper-frame.ts';
import { toReckonable } from './to-calculator-props.ts';

/**
 * A vehicle's saving with a visitor's own numbers, by the query of the page, with every number behind it.
 * @returns undefined if a number in the query is not valid: then there is no answer to print.
 */
export const toSavingsPaper = (
  basis: ReckoningBasis,
  query: AskedQuery,
  context: PaperContext,
): SavingsPaper | undefined => {
  const { locale } = context;
  const { savings: texts } = getTexts(locale.language);
  const reckonable = toReckonable(basis, locale);
  const input = toCalculatorInput(query, { ...reckonable, path: locale.pathTo('Savings') });
  const slip = input && toSlip(texts, reckonable.spreads, input);
  if (!slip) return undefined;
  const { ours, against, given, start } = input;
  const heading = locale.words.product.runningCost;
  const plain = texts.fuels[against];
  const rival = { fuel: plain.word, measure: plain.measure };
  const sourced = { words: texts, spreads: reckonable.spreads };
  return {
    ...toPaperFrame(context, {
      title: `${heading}: ${ours.name}`,
      path: input.address,
      isAnswer: true,
    }),
    kind: 'savings',
    // Plates are in Latin capitals in every language.
    plate: ours.enquiryName.toUpperCase(),
    heading,
    verdict: slip.verdict,
    band: slip.band,
    warning: slip.warning,
    lines: slip.lines,
    breakEven: { title: texts.answer.breakEven.heading, text: slip.breakEven },
    inputs: {
      title: locale.words.paper.inputs,
      rows: amountKeys.map((key) => ({
        label: fill(texts.fields[key].label, rival),
        value: groupDigits(given[key] ?? start[key].value, { maximumFractionDigits: 4 }),
        unit: fill(texts.fields[key].unit, rival),
        // A number that the visitor has entered has no other source.
        source:
          given[key] === undefined || given[key] === start[key].value ? toSource(sourced, input, key) : '',
      })),
    },
  };
};
