import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ProblemList } from '../../ui/error-summary.tsx';
import { Slip as Paper } from '../../ui/slip.tsx';
import styles from './calculator.module.css';
import type { CalculatorProps } from './calculator-props.ts';
import { listProblems } from './say-problems.ts';
import type { CalculatorInput } from './to-calculator-input.ts';
import type { Slip } from './to-slip.ts';

interface SlipViewProps {
  words: CalculatorProps['words'];
  input: CalculatorInput;
  /** Null while a number of the input is not valid. */
  slip: Slip | null;
  /** Actions for the answer. */
  children: ReactNode;
}

/** The answer, printed like a meter slip. */
export const SlipView = ({ words, input, slip, children }: SlipViewProps) => (
  <Paper className={styles.slip} id="slip" label={words.answer.heading}>
    {slip ? (
      <>
        <h2 className={classNames(styles.verdict, !slip.pays && styles.loses)} tabIndex={-1}>
          {slip.verdict}
        </h2>
        <p className={styles.small}>{slip.band}</p>
        {slip.warning && <p className={styles.warning}>{slip.warning}</p>}
        <dl className={styles.lines}>
          {slip.lines.map(({ label, value, beside }) => (
            <div className={styles.line} key={label}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.beside}>{beside}</dd>
            </div>
          ))}
        </dl>
        <h3>{words.answer.breakEven.heading}</h3>
        <p>{slip.breakEven}</p>
        {children}
      </>
    ) : (
      <>
        <h2 className={styles.verdict}>{words.answer.problems}</h2>
        <ProblemList problems={listProblems(words, input)} />
      </>
    )}
  </Paper>
);
