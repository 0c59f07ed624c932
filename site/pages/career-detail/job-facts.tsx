import type { JobDetail } from '../../data/jobs.ts';
import { Day } from '../../ui/day.tsx';
import styles from './career-detail.module.css';

/** The position at a glance. */
export const JobFacts = ({ job }: { job: JobDetail }) => {
  const { experience, position, department, qualification, location, openings, closesAt } = job;
  const facts = [
    ['Experience', experience],
    ['Position', position],
    ['Department', department],
    ['Qualification', qualification],
    ['Location', location],
    ['Openings', String(openings)],
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
          <dt className={styles.name}>Apply until</dt>
          <dd className={styles.value}>
            <Day date={closesAt} />
          </dd>
        </div>
      )}
    </dl>
  );
};
