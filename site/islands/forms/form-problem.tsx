import styles from './form.module.css';

interface FormProblemProps {
  problems: readonly string[];
  phone: { number: string; href: string } | null;
  /** Stands before the number. */
  orCall: string;
}

/** What is wrong with a form as a whole, and another way to reach the company. Takes the focus. */
export const FormProblem = ({ problems, phone, orCall }: FormProblemProps) => (
  <div className={styles.problem} role="alert" tabIndex={-1} data-problem="">
    {problems.map((problem) => (
      <p key={problem}>{problem}</p>
    ))}
    {phone && (
      <p>
        {orCall} <a href={phone.href}>{phone.number}</a>
      </p>
    )}
  </div>
);
