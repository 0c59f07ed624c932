import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import styles from './question.module.css';

interface QuestionProps {
  legend: ReactNode;
  /** Help before answering. */
  hint?: string | undefined;
  /** The problem of the answer, and how to solve it. */
  error?: string | undefined;
  /** The controls for the answer. */
  children: ReactNode;
}

/** A question with its controls, as one group. */
export const Question = ({ legend, hint, error, children }: QuestionProps) => {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <fieldset
      className={styles.question}
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
