import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './sent-note.module.css';

/** The success dialog of visitors without script (specification, section 8). */
export const SentNote = ({ kind }: { kind: LeadKind }) => {
  const { controls, success } = useLocale().words.forms;
  return (
    <div className={styles.note} role="status">
      <p className={styles.title}>{controls.success}</p>
      <p>{success[kind]}</p>
    </div>
  );
};
