import { keptDealerDays, mostKeptDealers } from '@ev-site/contract/kept-dealers.ts';
import type { ReactNode } from 'react';
import EraseHere from '../../islands/erase-here.island.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import styles from './privacy.module.css';

interface Row {
  what: string;
  purpose: string;
  time: string;
  who: string;
  below?: ReactNode;
}

/** The stored data, each with purpose, duration and recipients. The durations are those of this deployment. */
export const Kept = ({ forms: { months, backupWeeks } }: { forms: FormSettings }) => {
  const { kept } = useLocale().words.privacy.notice;
  const { columns, enquiry, application, marketing, audit, request, backup, device } = kept;
  const rows: Row[] = [
    { ...enquiry, time: enquiry.time({ months: months.enquiry }) },
    { ...application, time: application.time({ months: months.application }) },
    marketing,
    {
      ...device,
      what: device.what({ dealers: mostKeptDealers }),
      time: device.time({ days: keptDealerDays }),
      below: (
        <Island
          name="erase-here"
          of={EraseHere}
          props={{ words: { erase: device.erase, erased: device.erased } }}
        />
      ),
    },
    { ...request, time: request.time({ months: months.audit }) },
    { ...audit, time: audit.time({ months: months.audit }) },
    { ...backup, time: backup.time({ weeks: backupWeeks }) },
  ];
  return (
    <ul className={styles.kept} aria-label={kept.caption}>
      {rows.map(({ what, purpose, time, who, below }) => (
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
          {below}
        </li>
      ))}
    </ul>
  );
};
