import { type AmountKey, amounts, readAmount } from '@ev-site/contract/savings/amounts.ts';
import type { SavingsProblem } from '@ev-site/contract/savings/read-query.ts';
import { Field } from '../../ui/field.tsx';
import { fill } from '../fill.ts';
import styles from './calculator.module.css';
import type { CalculatorProps } from './calculator-props.ts';
import { toFieldText } from './money.ts';
import { sayLabel, sayProblem, toFieldId } from './say-problems.ts';

type Words = CalculatorProps['words'];

export interface AmountFieldProps {
  name: AmountKey;
  words: Words;
  /** What the rival runs on, and what that is sold by. */
  fuel: Words['fuels'][keyof Words['fuels']];
  /** What stands in it at first. */
  text: string;
  /** What is reckoned with where nothing stands in it. */
  start: string;
  /** Where its start value comes from. */
  source: string;
  problem: SavingsProblem | undefined;
  /** Whether a script is there to step by. */
  awake: boolean;
  /** Called with the new text, and with the label that is seen, when a stepper was pressed. */
  onStep: (name: AmountKey, text: string, label: string) => void;
}

/** The next step from what stands in the field, within its bounds; from something that is no number, the least. */
const toStepped = (name: AmountKey, text: string, direction: 1 | -1): string => {
  const { least, most, step, decimals } = amounts[name];
  const number = readAmount(name, text);
  if (typeof number === 'string') return toFieldText(number === 'tooLarge' ? most : least);
  const places = 10 ** decimals;
  const next = Math.round((number + direction * step) * places) / places;
  return toFieldText(Math.min(most, Math.max(least, next)));
};

/** A number of the reckoning, with its unit, where it comes from, and a step down and up for those with script. */
export const AmountField = ({
  name,
  words,
  fuel,
  text,
  start,
  source,
  problem,
  awake,
  onStep,
}: AmountFieldProps) => {
  const said = sayLabel(words, name, fuel);
  return (
    <Field
      id={toFieldId(name)}
      label={said}
      mark={fill(words.fields[name].unit, { fuel: fuel.word, measure: fuel.measure })}
      hint={source}
      error={problem && sayProblem(words, name, problem)}
      half
    >
      {(links) => (
        <div className={styles.stepper}>
          <input
            {...links}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={text}
            // What is left empty counts with its start value, and so shows it.
            onBlur={({ currentTarget }) => {
              if (currentTarget.value.trim() === '') currentTarget.value = start;
            }}
          />
          {awake &&
            ([-1, 1] as const).map((direction) => (
              <button
                type="button"
                className={styles.step}
                key={direction}
                aria-label={fill(direction < 0 ? words.less : words.plus, { label: said })}
                onClick={({ currentTarget }) => {
                  const input = currentTarget.parentElement?.querySelector('input');
                  if (input) onStep(name, toStepped(name, input.value, direction), said);
                }}
              >
                {direction < 0 ? '−' : '+'}
              </button>
            ))}
        </div>
      )}
    </Field>
  );
};
