import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';

interface Choice {
  value: string;
  label: string;
  /** Says in a few words what is meant. */
  hint?: string;
  /** What has to be said besides when it is chosen; shown then alone where the browser can tell. */
  more?: ReactNode;
}

interface ChoicesProps {
  name: string;
  /** Of the first choice, so that a problem can lead there. */
  id: string;
  /** The value that was chosen; empty where none was. */
  chosen: string;
  choices: readonly Choice[];
}

/** One of a few, all in sight. Belongs in a `Question`, which says what is asked. */
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
