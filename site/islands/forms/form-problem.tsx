import styles from './form.module.css';

interface FormProblemProps {
  problems: readonly string[];
  /** A telephone number as another way to contact the company, with the words before it. */
  call?: { words: string; number: string; href: string } | undefined;
}

/** A problem of the whole form. With script, the form moves the focus here. */
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
