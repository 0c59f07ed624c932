import styles from './error-summary.module.css';

interface ProblemListProps {
  /** Problems, each with a link to its control. */
  problems: readonly { href: string; text: string }[];
}

interface ErrorSummaryProps extends ProblemListProps {
  /** The id by which the sent form links here. */
  id: string;
  title: string;
}

/**
 * A list of problems with links to their controls. It is used without the summary if it changes during typing, because
 * screen readers must not announce it at every key.
 */
export const ProblemList = ({ problems }: ProblemListProps) => (
  <ul className={styles.problems}>
    {problems.map(({ href, text }) => (
      <li key={href}>
        <a className={styles.problem} href={href}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);

/** All problems of a form, at the head of its page. */
export const ErrorSummary = ({ id, title, problems }: ErrorSummaryProps) => (
  <div className={styles.summary} id={id} role="alert" tabIndex={-1}>
    <h2 className={styles.title}>{title}</h2>
    <ProblemList problems={problems} />
  </div>
);
