import { Drawing } from './drawing.tsx';
import styles from './more-link.module.css';
import { signs } from './signs.ts';

/** A link from a selection to the whole list, or to the next step. */
export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.more} href={href}>
    {children}
    <Drawing path={signs.arrow} />
  </a>
);
