import type { ReactNode } from 'react';
import styles from './card-link.module.css';
import { classNames } from './class-names.ts';

/** The title of an item as a link. Its clickable area covers the whole item. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={classNames(styles.link, styles.stretched)} href={href}>
    {children}
  </a>
);
