import { pathTo } from '@ev-site/contract/paths.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import type { JobSummary } from '../../data/jobs.ts';
import { ReadMore } from '../../ui/read-more.tsx';
import styles from './careers.module.css';

// Specification, section 9.
const excerptLength = 100;

/** One position of the list: what, with which schooling and experience, the first words of its description. */
export const JobItem = ({ job }: { job: JobSummary }) => {
  const { id, position, qualification, experience, descriptionText } = job;
  return (
    <li className={styles.item}>
      <h2 className={styles.position}>{position}</h2>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.name}>Qualification</dt>
          <dd>{qualification}</dd>
        </div>
        <div>
          <dt className={styles.name}>Experience</dt>
          <dd className={styles.years}>{experience}</dd>
        </div>
      </dl>
      <div>
        <p>{toExcerpt(descriptionText, excerptLength)}</p>
        <ReadMore href={pathTo('CareerDetails', { jobid: id })} about={position}>
          View Details
        </ReadMore>
      </div>
    </li>
  );
};
