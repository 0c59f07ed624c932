import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** Name of the trail for screen readers. */
  label: string;
  /** From the home page down. A step without `href` (a group, or the current page at the end) is no link. */
  steps: { name: ReactNode; href?: string }[];
}

/** The way from the home page to the current page. */
export const Breadcrumb = ({ label, steps }: BreadcrumbProps) => (
  <nav className={styles.trail} aria-label={label}>
    <ol className={styles.list}>
      {steps.map(({ name, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a page never change their order.
        <li className={styles.item} key={index}>
          {href ? (
            <a href={href}>{name}</a>
          ) : (
            <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
