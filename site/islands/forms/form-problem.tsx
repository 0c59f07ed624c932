import styles from './form.module.css';

interface FormProblemProps {
  problems: readonly string[];
  /** Another way to reach the company, with the words before its number. */
  call?: { words: string; number: string; href: string } | undefined;
}

/** What is wrong with a form as a whole. A form that is awake moves the focus here. */
export const FormProblem = ({ problems, call }: FormProblemProps) => (
  <div className={styles.problem} role="alert" tabIndex={-1} data-problem="">
    {problems.map((problem) => (
      <p key={problem}>{problem}</p>
    ))}
    {call && (
      <p>
        {call.words} <a href={call.href}>{call.number}</a>
      </p>
    )}
  </div>
);
