import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** What a control must carry to belong to its label, hint and error. */
export interface ControlLinks {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  /** Of the control, where something else on the page leads to it. */
  id?: string | undefined;
  label: string;
  /** Says in a word whether it may be left empty, or what a number is counted in. */
  mark: string;
  /** What helps before typing. */
  hint?: string | undefined;
  /** What is wrong, and the way out. */
  error?: string | undefined;
  /** Takes half of a wide form's row. */
  half?: boolean | undefined;
  /** What helps after an error, e.g. a button to try again. */
  after?: ReactNode;
  children: (links: ControlLinks) => ReactNode;
}

/** A box to tick, within the label that says what for. */
export const Tick = (box: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>) => (
  <input {...box} type="checkbox" className={styles.tick} />
);

/** The error beside a control; the control names it in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className={styles.error} id={id}>
    {children}
  </p>
);

/** A labelled control with its hint and its error. */
export const Field = ({ id: given, label, mark, hint, error, half = false, after, children }: FieldProps) => {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <div className={classNames(styles.field, half && styles.half)}>
      <label className={styles.label} htmlFor={id}>
        {`${label}\u00a0`}
        <span className={styles.mark}>{mark}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        // Said of a good field too: of a list that has to be chosen from a browser says otherwise that it is invalid.
        'aria-invalid': Boolean(error),
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {after}
    </div>
  );
};
