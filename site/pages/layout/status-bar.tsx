import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './status-bar.module.css';

/** The bar that shows the domain's status (docs/decisions/002-domain-status.md). */
export const StatusBar = ({ settings: { domainStatus, announcement } }: { settings: Settings }) => {
  const { status } = useLocale().words.layout;
  const words = [domainStatus === 'preview' && status.preview, announcement || status[domainStatus]];
  const said = [...new Set(words.filter(Boolean))];
  return said.length > 0 ? (
    <aside className={styles.bar} aria-label={status.label}>
      <p className={`frame ${styles.words}`}>{said.join(' ')}</p>
    </aside>
  ) : null;
};
