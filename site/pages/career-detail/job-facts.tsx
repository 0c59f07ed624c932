import type { JobDetail } from '../../data/jobs.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Day } from '../../ui/day.tsx';
import styles from './career-detail.module.css';

/** The position at a glance. */
export const JobFacts = ({ job }: { job: JobDetail }) => {
  const { words, tag } = useLocale();
  const texts = words.details.career.facts;
  const { experience, position, department, qualification, location, openings, closesAt } = job;
  const facts = [
    [texts.experience, experience],
    [texts.position, position],
    [texts.department, department],
    [texts.qualification, qualification],
    [texts.location, location],
    [texts.openings, String(openings)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      {closesAt && (
        <div>
          <dt className={styles.name}>{texts.closes}</dt>
          <dd className={styles.value}>
            <Day date={closesAt} tag={tag} />
          </dd>
        </div>
      )}
    </dl>
  );
};
