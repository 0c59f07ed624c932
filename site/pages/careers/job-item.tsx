import { toExcerpt } from '../../data/excerpt.ts';
import type { JobSummary } from '../../data/jobs.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ItemLink } from '../../ui/item-link.tsx';
import styles from './careers.module.css';

// Specification, section 9.
const excerptLength = 100;

/** One position of the list: title, place, qualification, experience, and an excerpt of its description. */
export const JobItem = ({ job }: { job: JobSummary }) => {
  const { words, pathTo } = useLocale();
  const texts = words.lists.careers;
  const { id, position, location, qualification, experience, descriptionText } = job;
  return (
    <li className={styles.item}>
      <h2 className={styles.position}>{position}</h2>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.name}>{words.details.career.facts.location}</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt className={styles.name}>{texts.qualification}</dt>
          <dd>{qualification}</dd>
        </div>
        <div>
          <dt className={styles.name}>{texts.experience}</dt>
          <dd className={styles.years}>{experience}</dd>
        </div>
      </dl>
      <div>
        <p>{toExcerpt(descriptionText, excerptLength)}</p>
        <ItemLink href={pathTo('CareerDetails', { jobid: id })} item={position}>
          {texts.more}
        </ItemLink>
      </div>
    </li>
  );
};
