import styles from './note.module.css';

interface NoteProps {
  /** "sample": what is shown is no news about real people or events. "nothing": there is nothing to show. */
  about: 'sample' | 'nothing';
  children: string;
}

/** Says of what is shown what it is not. */
export const Note = ({ about, children }: NoteProps) => <p className={styles[about]}>{children}</p>;
