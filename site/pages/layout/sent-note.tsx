import { type LeadKind, successSentences } from '@ev-site/contract/leads/kinds.ts';
import styles from './sent-note.module.css';

/** The success dialog of visitors without script (specification, section 8). */
export const SentNote = ({ kind }: { kind: LeadKind }) => (
  <div className={styles.note} role="status">
    <p className={styles.title}>Success</p>
    <p>{successSentences[kind]}</p>
  </div>
);
