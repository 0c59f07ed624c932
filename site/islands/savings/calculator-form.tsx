import { type AmountKey, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';
import styles from './calculator.module.css';
import type { CalculatorProps } from './calculator-props.ts';
import { toFieldText } from './money.ts';
import { toFieldId } from './say-problems.ts';
import { type CalculatorInput, toFrom } from './to-calculator-input.ts';
import { toSource } from './to-source.ts';

interface CalculatorFormProps {
  calculator: CalculatorProps;
  input: CalculatorInput;
  form: RefObject<HTMLFormElement | null>;
  awake: boolean;
  onInput: () => void;
  onStep: AmountFieldProps['onStep'];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface ChoiceProps {
  name: 'vehicle' | 'against';
  label: string;
  options: readonly { value: string; words: string }[];
  chosen: string;
  error: string | undefined;
}

const Choice = ({ name, label, options, chosen, error }: ChoiceProps) => {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, words }, index) => (
          <label className={styles.option} key={value}>
            <input
              id={index === 0 ? toFieldId(name) : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};

/** The most important numbers: kilometres, fuel price, price of the vehicle. */
const first: readonly AmountKey[] = ['km', 'fuelprice', 'price'];

const groups = {
  use: ['days', 'years'],
  own: [
    'tariff',
    'kwh',
    'efficiency',
    'maintenance',
    'battery',
    'subsidy',
    'taxes',
    'insurance',
    'down',
    'rate',
    'months',
    'resale',
  ],
  rival: [
    'economy',
    'rivalmaintenance',
    'rivalprice',
    'rivaltaxes',
    'rivalinsurance',
    'rivaldown',
    'rivalrate',
    'rivalmonths',
    'rivalresale',
  ],
} as const satisfies Record<string, readonly AmountKey[]>;

/** Names of the fields in the folded part. */
const inMore = Object.values(groups).flat();

/** The fields, in a form that also works through the server. */
export const CalculatorForm = ({
  calculator,
  input,
  form,
  awake,
  onInput,
  onStep,
  onSubmit,
}: CalculatorFormProps) => {
  const { words, vehicles, path, assumptionsPath } = calculator;
  const { vehicle, against, problems, start, texts } = input;
  const toField = (name: AmountKey) => (
    <AmountField
      key={name}
      name={name}
      words={words}
      fuel={words.fuels[against]}
      text={texts[name]}
      start={toFieldText(start[name].value)}
      source={toSource(calculator, input, name)}
      problem={problems[name]}
      awake={awake}
      onStep={onStep}
    />
  );
  const isWrong = inMore.some((name) => problems[name]);
  const [isOpen, setOpen] = useState(isWrong);
  // A problem opens the part once. Only its summary closes it, so it stays open while a field is corrected.
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <form
      ref={form}
      className={styles.form}
      id="form"
      method="get"
      action={`${path}#slip`}
      onInput={onInput}
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="from" value={toFrom(vehicle, against)} />
      <Choice
        name="vehicle"
        label={words.vehicle}
        options={vehicles.map(({ key, name }) => ({ value: key, words: name }))}
        chosen={vehicle}
        error={problems.vehicle && words.problems.unknown}
      />
      <Choice
        name="against"
        label={words.against}
        options={rivalFuels.map((fuel) => ({ value: fuel, words: words.fuels[fuel].name }))}
        chosen={against}
        error={problems.against && words.problems.unknown}
      />
      <div className={styles.fields}>{first.map(toField)}</div>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {words.more}
          <Icon name="down" />
        </summary>
        {(['use', 'own', 'rival'] as const).map((group) => (
          <fieldset className={styles.group} key={group}>
            <legend className={styles.legend}>
              {group === 'rival' ? words.fuels[against].name : words[group]}
            </legend>
            <div className={styles.fields}>{groups[group].map(toField)}</div>
          </fieldset>
        ))}
        <p>
          <a href={assumptionsPath}>{words.allSources}</a>
        </p>
      </details>
      <Button type="submit" wide>
        {words.reckon}
      </Button>
    </form>
  );
};
