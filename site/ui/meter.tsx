import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import styles from './meter.module.css';
import { isPhrase, toEms } from './meter-width.ts';
import { WholeWords } from './whole-words.tsx';

/** A figure for a meter. */
export interface MeterFigure {
  label: string;
  /** The digits, in the Indian format; may be a range or words. */
  value: string;
  unit?: string;
  unitPosition?: 'before' | 'after';
  /** Words that belong to the value, e.g. "+ 1 driver". */
  note?: string;
  /** The condition under which the figure holds; always shown beside it. */
  condition: string;
  /** A link to the details of the condition. */
  href?: string;
}

/** Digits are big; words among them ("About", "to", "lakh") are small like units. "₹" stays with its digits. */
const Value = ({ value }: { value: string }) =>
  value.split(' ').map((word, index) => {
    const [, sign = '', digits = ''] = /^(₹?)(.*)$/u.exec(word) ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a figure never change their order.
      <Fragment key={index}>
        {index > 0 && ' '}
        {sign && <span className={styles.unit}>{sign}</span>}
        <span className={/\d/.test(digits) ? undefined : styles.unit}>{digits}</span>
      </Fragment>
    );
  });

/** One figure as on a fare meter: big digits, small unit, label, condition. */
const Meter = ({
  label,
  value,
  unit = '',
  unitPosition = 'after',
  note = '',
  condition,
  href,
}: MeterFigure) => {
  const isSign = unitPosition === 'after' && !/\p{Letter}/u.test(unit);
  const unitMark = unit && <span className={classNames(styles.unit, isSign && styles.sign)}>{unit}</span>;
  return (
    <div className={classNames(styles.meter, isPhrase(value) && styles.words)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <span className={styles.line}>
          {unitPosition === 'before' && unitMark}
          {isPhrase(value) ? value : <Value value={value} />}
          {unitPosition === 'after' && unitMark && <> {unitMark}</>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </dd>
      <dd className={styles.condition}>
        {href ? (
          <a className={styles.link} href={href}>
            <WholeWords>{condition}</WholeWords>
          </a>
        ) : (
          <WholeWords>{condition}</WholeWords>
        )}
      </dd>
    </div>
  );
};

interface MeterListProps {
  figures: readonly (MeterFigure & { key: string })[];
  size?: 'small' | 'medium' | 'large';
  /** "rows": like a bill, for more than four figures; "beside": with the words beside the digits on a phone. */
  layout?: 'columns' | 'rows' | 'beside';
  /** Draws the lit display of a fare meter behind the digits. */
  lit?: boolean;
}

const columnsOf = [undefined, undefined, styles.two, styles.three, styles.four];

/**
 * Figures as meters, side by side if there is space, else one below the other. All have one text size, in which the
 * widest figure fits on one line.
 */
export const MeterList = ({ figures, size = 'medium', layout = 'columns', lit = false }: MeterListProps) => {
  const ems = Math.max(...figures.map((figure) => toEms(figure)));
  return (
    <dl
      className={classNames(
        styles[layout],
        columnsOf[Math.min(figures.length, columnsOf.length - 1)],
        size !== 'medium' && styles[size],
        styles[`ems${ems}`],
        lit && styles.window,
      )}
    >
      {figures.map(({ key, ...figure }) => (
        <Meter {...figure} key={key} />
      ))}
    </dl>
  );
};
