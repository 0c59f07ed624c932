import { fill } from '../fill.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './form.module.css';
import type { FormWords } from './form-words.ts';

// The button that sent it is at the form's end: what comes at its head would stand out of sight.
const bringIntoSight = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

interface TakenNoteProps {
  words: FormWords;
  /** The number of the form that was taken. */
  reference: string;
  /** The file for the visitor's calendar. */
  calendar?: string | undefined;
}

/**
 * What stays of the success dialog when it is closed: who answers, and the number (docs/decisions/135). The dialog has
 * said it, so that it is not announced again. It is brought into sight behind the dialog.
 */
export const TakenNote = ({ words: { controls, next, sent }, reference, calendar }: TakenNoteProps) => (
  <div className={styles.taken} ref={bringIntoSight}>
    <p className={styles.takenTitle}>{controls.success}</p>
    <p>{next}</p>
    <p>{fill(sent.reference, { reference })}</p>
    {calendar && <CalendarLink href={calendar}>{sent.calendar}</CalendarLink>}
  </div>
);
