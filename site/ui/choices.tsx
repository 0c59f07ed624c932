import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';

interface Choice {
  value: string;
  label: string;
  /** A short explanation. */
  hint?: string;
  /** Further content for this choice. If the browser supports it, it is visible only while the choice is selected. */
  more?: ReactNode;
}

interface ChoicesProps {
  name: string;
  /** Id of the first choice, so that a problem can link to it. */
  id: string;
  /** The selected value; empty if there is none. */
  chosen: string;
  choices: readonly Choice[];
}

/** A choice of one among a few, all visible. It belongs in a `Fieldset`. */
export const Choices = ({ name, id, chosen, choices }: ChoicesProps) => {
  const own = useId();
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label, hint, more }, index) => {
        const choiceId = index === 0 ? id : `${own}${value}`;
        const hintId = `${own}${value}hint`;
        return (
          <div className={styles.choice} key={value}>
            <input
              className={classNames(fieldStyles.tick, styles.dot)}
              type="radio"
              id={choiceId}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-describedby={hint && hintId}
            />
            <label className={styles.label} htmlFor={choiceId}>
              {label}
            </label>
            {hint && (
              <p className={styles.hint} id={hintId}>
                {hint}
              </p>
            )}
            {more && <div className={styles.more}>{more}</div>}
          </div>
        );
      })}
    </div>
  );
};
