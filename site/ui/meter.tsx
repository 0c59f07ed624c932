import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './meter.module.css';

/** A figure as a meter shows it. */
export interface MeterFigure {
  label: string;
  /** The digits, already written for India; may be a range or words. */
  value: string;
  unit?: string;
  unitPosition?: 'before' | 'after';
  /** What belongs to the value in words, e.g. "+ 1 driver". */
  note?: string;
  /** What the figure depends on; stands beside it always. */
  condition: string;
}

interface MeterProps {
  figure: MeterFigure;
  size?: 'small' | 'medium' | 'large';
  /** Draws the lit window of a fare meter behind the digits. */
  lit?: boolean;
}

// Past this length a value is a phrase, not a number, and is set smaller.
const longestNumber = 12;

/** One figure like on a fare meter: big digits, small unit, label, condition. Belongs in a `MeterList`. */
export const Meter = ({ figure, size = 'medium', lit = false }: MeterProps) => {
  const { label, value, unit = '', unitPosition = 'after', note = '', condition } = figure;
  const isSign = unitPosition === 'after' && !/\p{Letter}/u.test(unit);
  const unitMark = unit && <span className={classNames(styles.unit, isSign && styles.sign)}>{unit}</span>;
  return (
    <div
      className={classNames(
        styles.meter,
        size !== 'medium' && styles[size],
        value.length > longestNumber && styles.words,
        lit && styles.window,
      )}
    >
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {unitPosition === 'before' && unitMark}
        <span>{value}</span>
        {unitPosition === 'after' && unitMark && <> {unitMark}</>}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
      <dd className={styles.condition}>{condition}</dd>
    </div>
  );
};

interface MeterListProps {
  children: ReactNode;
  /** "rows": like a bill, for more than four figures. */
  layout?: 'columns' | 'rows';
}

/** Holds meters, side by side as far as there is room or one under the other. */
export const MeterList = ({ children, layout = 'columns' }: MeterListProps) => (
  <dl className={styles[layout]}>{children}</dl>
);
