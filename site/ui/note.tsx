import styles from './note.module.css';

interface NoteProps {
  /** "sample": the content is not about real people or events. "nothing": there is no content to show. */
  about: 'sample' | 'nothing';
  children: string;
}

/** A note that the content is a sample, or that there is none. */
export const Note = ({ about, children }: NoteProps) => <p className={styles[about]}>{children}</p>;
