import type { FormSettings } from '../../page/form-settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './privacy.module.css';

/** What is kept, each with what for, how long and who sees it; the times are those of this deployment. */
export const Kept = ({ forms: { months, backupWeeks } }: { forms: FormSettings }) => {
  const { kept } = useLocale().words.privacy.notice;
  const { columns, enquiry, application, marketing, audit, request, backup } = kept;
  const rows = [
    { ...enquiry, time: enquiry.time({ months: months.enquiry }) },
    { ...application, time: application.time({ months: months.application }) },
    marketing,
    { ...request, time: request.time({ months: months.audit }) },
    { ...audit, time: audit.time({ months: months.audit }) },
    { ...backup, time: backup.time({ weeks: backupWeeks }) },
  ];
  return (
    <ul className={styles.kept} aria-label={kept.caption}>
      {rows.map(({ what, purpose, time, who }) => (
        <li key={what}>
          <h3 className={styles.what}>{what}</h3>
          <dl className={styles.facts}>
            <dt>{columns.purpose}</dt>
            <dd>{purpose}</dd>
            <dt>{columns.time}</dt>
            <dd>{time}</dd>
            <dt>{columns.who}</dt>
            <dd>{who}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
};
