import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { areAllSamples } from '../are-all-samples.ts';
import { defineListPage } from '../define-list-page.tsx';
import styles from './careers.module.css';
import { JobItem } from './job-item.tsx';
import { NothingForYou } from './nothing-for-you.tsx';

/** Open positions, newest first. */
export const page = defineListPage({
  route: 'Careers',
  key: 'career',
  words: 'careers',
  kind: 'jobs',
  size: pageSizes.jobs,
  list: (data, request) => data.listJobs(request),
  Items: ({ list }) => {
    const texts = useLocale().words.lists.careers;
    return (
      <>
        {areAllSamples(list.items) && <Note about="sample">{texts.samples}</Note>}
        <ul className={styles.list} id="positions">
          {list.items.map((job) => (
            <JobItem job={job} key={job.id} />
          ))}
        </ul>
      </>
    );
  },
  toBar: (words) => ({ words: words.lists.careers.positions, href: '#positions', icon: 'person' }),
  pictured: true,
  End: NothingForYou,
});
