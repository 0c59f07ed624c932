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
  /** The rival's fuel, and the unit in which it is sold. */
  fuel: Words['fuels'][keyof Words['fuels']];
  /** The initial text. */
  text: string;
  /** The value that is used if the field is empty. */
  start: string;
  /** The source of the start value. */
  source: string;
  problem: SavingsProblem | undefined;
  /** Whether the script runs, which the step buttons need. */
  awake: boolean;
  /** Called after a step button, with the new text and the visible label. */
  onStep: (name: AmountKey, text: string, label: string) => void;
}

/**
 * The next step from a number as text, within its bounds. From a number beyond its bounds: the nearer bound; from a text
 * that is no number: the minimum.
 */
const toStepped = (name: AmountKey, text: string, direction: 1 | -1): string => {
  const { least, most, step, decimals } = amounts[name];
  const number = readAmount(name, text);
  if (typeof number === 'string') return toFieldText(number === 'tooLarge' ? most : least);
  const places = 10 ** decimals;
  const next = Math.round((number + direction * step) * places) / places;
  return toFieldText(Math.min(most, Math.max(least, next)));
};

/** A number of the calculation, with unit and source. With script it has buttons for a step down and up. */
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
            // An empty field counts with its start value, so it shows that value when it is left.
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
                  if (input) onStep(name, toStepped(name, input.value.trim() || start, direction), said);
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
