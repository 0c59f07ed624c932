import styles from './form.module.css';

/** A link to the file for the visitor's calendar. */
export const CalendarLink = ({ href, children }: { href: string; children: string }) => (
  <p>
    <a className={styles.calendar} href={href} download="">
      {children}
    </a>
  </p>
);
