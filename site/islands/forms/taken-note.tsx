import { fill } from '../fill.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './form.module.css';
import type { FormWords } from './form-words.ts';

// The submit button is at the end of the form, so the note at its start may be out of sight.
const bringIntoSight = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

interface TakenNoteProps {
  words: FormWords;
  /** The reference of the accepted form. */
  reference: string;
  /** The link to the file for the visitor's calendar. */
  calendar?: string | undefined;
}

/**
 * The part of the success dialog that stays after it is closed: who answers, and the reference (docs/decisions/135).
 * The dialog was already announced, so this is not announced again. The note is scrolled into view behind the dialog.
 */
export const TakenNote = ({ words: { controls, next, sent }, reference, calendar }: TakenNoteProps) => (
  <div className={styles.taken} ref={bringIntoSight}>
    <p className={styles.takenTitle}>{controls.success}</p>
    <p>{next}</p>
    <p>{fill(sent.reference, { reference })}</p>
    {calendar && <CalendarLink href={calendar}>{sent.calendar}</CalendarLink>}
  </div>
);
