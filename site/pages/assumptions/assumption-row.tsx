import { useLocale } from '../../page/locale-context.ts';
import { toDayFormat, toMonthFormat } from '../../ui/day-formats.ts';
import { WholeWords } from '../../ui/whole-words.tsx';
import styles from './assumption-table.module.css';
import type { PrintedAssumption } from './group-assumptions.ts';
import { toAmount, toRange } from './to-amount.ts';

const Source = ({ assumption: { isEstimate, source } }: { assumption: PrintedAssumption }) => {
  const { assumptions: texts } = useLocale().words;
  const { title, publisher, url } = source;
  const from = title && publisher ? texts.from({ title, publisher }) : title || publisher;
  return (
    <>
      {isEstimate && <span className={styles.estimate}>{from ? texts.estimateAfter : texts.estimate}</span>}{' '}
      {url && from ? (
        <a href={url} rel="noopener external">
          {from}
        </a>
      ) : (
        from
      )}
    </>
  );
};

const Dates = ({ assumption }: { assumption: PrintedAssumption }) => {
  const { words, tag } = useLocale();
  const { assumptions: texts } = words;
  const { asOf, isOverdue, endsOn, hasEnded } = assumption;
  const toDay = (date: string) => toDayFormat(tag).format(new Date(date));
  return (
    <>
      <time className={isOverdue ? styles.overdue : undefined} dateTime={asOf}>
        {isOverdue
          ? texts.overdue({ month: toMonthFormat(tag).format(new Date(asOf)) })
          : texts.asOf({ date: toDay(asOf) })}
      </time>
      {endsOn && (
        <span className={hasEnded ? styles.overdue : undefined}>
          {hasEnded ? texts.ended({ date: toDay(endsOn) }) : texts.until({ date: toDay(endsOn) })}
        </span>
      )}
    </>
  );
};

/** One assumption: its name and place, its value and usual range, its source and date. */
export const AssumptionRow = ({ assumption }: { assumption: PrintedAssumption }) => {
  const { words } = useLocale();
  const { columns, india, noRange, onlyPrinted } = words.assumptions;
  const { id, name, place, note, value, low, high, unit, placeUsedInstead } = assumption;
  return (
    <tr id={id} className={styles.row}>
      <th scope="row">
        <WholeWords>{name}</WholeWords> <span className={styles.soft}>{place || india}</span>
      </th>
      <td className={styles.value}>{toAmount(value, unit, words)}</td>
      <td className={styles.range} data-label={columns.range}>
        {low === null || high === null ? noRange : toRange(low, high, unit, words)}
      </td>
      <td className={styles.source}>
        <span>
          <Source assumption={assumption} />
        </span>{' '}
        <Dates assumption={assumption} />{' '}
        {placeUsedInstead !== null && (
          <span className={styles.note}>{onlyPrinted({ place: placeUsedInstead || india })}</span>
        )}{' '}
        {note && <span className={styles.note}>{note}</span>}
      </td>
    </tr>
  );
};
