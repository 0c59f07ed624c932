import { Icon } from './icon.tsx';
import styles from './more-link.module.css';

/** Leads from a selection to all of it. */
export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.more} href={href}>
    {children}
    <Icon name="arrow" />
  </a>
);
