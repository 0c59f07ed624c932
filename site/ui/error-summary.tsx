import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** By which the sent form leads here. */
  id: string;
  title: string;
  /** Each leads to the control that it is about. */
  problems: readonly { href: string; text: string }[];
}

/** All that is wrong with a form, at the head of its page. */
export const ErrorSummary = ({ id, title, problems }: ErrorSummaryProps) => (
  <div className={styles.summary} id={id} role="alert" tabIndex={-1}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.problems}>
      {problems.map(({ href, text }) => (
        <li key={href}>
          <a className={styles.problem} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
