import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { toReference } from '@ev-site/contract/privacy-reference.ts';
import { CalendarLink } from '../../islands/forms/calendar-link.tsx';
import styles from '../../islands/forms/form.module.css';
import { useLocale } from '../../page/locale-context.ts';

interface SentNoteProps {
  kind: LeadKind;
  /** The reference from the query. It is not shown if it is not a valid reference. */
  reference?: string | undefined;
  /** Who answers and when, if that differs from the usual answer for this kind. */
  next?: string | undefined;
  /** The link to a file for the visitor's calendar. */
  calendar?: string | undefined;
}

/** The success dialog of visitors without script (specification, section 8). */
export const SentNote = ({ kind, reference = '', next, calendar }: SentNoteProps) => {
  const { controls, next: answers, sent, success } = useLocale().words.forms;
  const number = toReference(reference);
  return (
    <div className={styles.taken} role="status">
      <p className={styles.takenTitle}>{controls.success}</p>
      <p>{success[kind]}</p>
      <p>{next ?? answers[kind]}</p>
      {number && <p>{sent.reference({ reference: number })}</p>}
      {calendar && <CalendarLink href={calendar}>{sent.calendar}</CalendarLink>}
    </div>
  );
};
