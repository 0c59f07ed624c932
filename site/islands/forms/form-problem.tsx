import styles from './form.module.css';

interface FormProblemProps {
  problems: readonly string[];
  phone: { number: string; href: string } | null;
}

/** What is wrong with a form as a whole, and another way to reach the company. Takes the focus. */
export const FormProblem = ({ problems, phone }: FormProblemProps) => (
  <div className={styles.problem} role="alert" tabIndex={-1} data-problem="">
    {problems.map((problem) => (
      <p key={problem}>{problem}</p>
    ))}
    {phone && (
      <p>
        Or call us: <a href={phone.href}>{phone.number}</a>
      </p>
    )}
  </div>
);
