import { Drawing } from './drawing.tsx';
import styles from './more-link.module.css';
import { signs } from './signs.ts';

/** Leads from a selection to all of it, or on to what comes next. */
export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.more} href={href}>
    {children}
    <Drawing path={signs.arrow} />
  </a>
);
