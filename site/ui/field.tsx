import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** Attributes that connect a control to its label, hint and error. */
export interface ControlLinks {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  /** Id of the control, if another part of the page links to it. */
  id?: string | undefined;
  label: string;
  /** A word that says whether the field is optional, or the unit of its number. */
  mark: string;
  /** Help before typing. */
  hint?: string | undefined;
  /** The problem, and how to solve it. */
  error?: string | undefined;
  /** Whether it takes half of a row in a wide form. */
  half?: boolean | undefined;
  /** Help after an error, e.g. a button to try again. */
  after?: ReactNode;
  children: (links: ControlLinks) => ReactNode;
}

/** A checkbox. It belongs inside its label. */
export const Tick = (box: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>) => (
  <input {...box} type="checkbox" className={styles.tick} />
);

/** The error beside a control. The control refers to it in `aria-describedby`. */
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
        // Also set to false for a valid field: otherwise browsers report a required list without a choice as invalid.
        'aria-invalid': Boolean(error),
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {after}
    </div>
  );
};
