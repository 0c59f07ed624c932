import type { Settings } from '../../data/settings.ts';
import styles from './status-bar.module.css';

const defaultWords: Record<Settings['domainStatus'], string> = {
  live: '',
  preview: 'This site is not launched yet. What it shows may still change.',
  maintenance: 'Online enquiries are paused for now. Please call us.',
};

/** The bar that says how the domain stands (docs/decisions/002-domain-status.md). */
export const StatusBar = ({ settings: { domainStatus, announcement } }: { settings: Settings }) => {
  const words = [
    domainStatus === 'preview' && defaultWords.preview,
    announcement || defaultWords[domainStatus],
  ];
  const said = [...new Set(words.filter(Boolean))];
  return said.length > 0 ? (
    <aside className={styles.bar} aria-label="Announcement">
      <p className={`frame ${styles.words}`}>{said.join(' ')}</p>
    </aside>
  ) : null;
};
