import styles from './error-summary.module.css';

interface ProblemListProps {
  /** Each leads to the control that it is about. */
  problems: readonly { href: string; text: string }[];
}

interface ErrorSummaryProps extends ProblemListProps {
  /** By which the sent form leads here. */
  id: string;
  title: string;
}

/** What is wrong, each the way to its control: alone where it changes with the typing, which must not be read out at every key. */
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

/** All that is wrong with a form, at the head of its page. */
export const ErrorSummary = ({ id, title, problems }: ErrorSummaryProps) => (
  <div className={styles.summary} id={id} role="alert" tabIndex={-1}>
    <h2 className={styles.title}>{title}</h2>
    <ProblemList problems={problems} />
  </div>
);
