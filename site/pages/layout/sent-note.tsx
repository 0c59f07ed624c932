import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { getWords } from '../../words/words.ts';
import styles from './sent-note.module.css';

/** The success dialog of visitors without script (specification, section 8). */
export const SentNote = ({ kind }: { kind: LeadKind }) => {
  const { controls, success } = getWords().forms;
  return (
    <div className={styles.note} role="status">
      <p className={styles.title}>{controls.success}</p>
      <p>{success[kind]}</p>
    </div>
  );
};
