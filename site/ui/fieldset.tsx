import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import styles from './fieldset.module.css';

interface FieldsetProps {
  legend: ReactNode;
  /** Help before answering. */
  hint?: string | undefined;
  /** The problem of the answer, and how to solve it. */
  error?: string | undefined;
  /** The controls for the answer. */
  children: ReactNode;
}

/** Controls of a form that answer one question, as one group. */
export const Fieldset = ({ legend, hint, error, children }: FieldsetProps) => {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <fieldset
      className={styles.fieldset}
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
};
