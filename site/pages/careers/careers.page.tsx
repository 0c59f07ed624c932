import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { JobSummary } from '../../data/jobs.ts';
import type { Paged } from '../../data/paged.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Layout } from '../layout/layout.tsx';
import { ListPager } from '../layout/list-pager.tsx';
import { loadOpening, type Opening, toListHead } from '../layout/load-opening.ts';
import { NothingHere } from '../layout/nothing-here.tsx';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { hasPage, loadPaged } from '../load-paged.ts';
import { listPageAddresses } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import styles from './careers.module.css';
import { JobItem } from './job-item.tsx';

interface CareersData {
  opening: Opening;
  list: Paged<JobSummary>;
}

const path = pathTo('Careers');
const trail = toTrail({ name: 'Careers', href: path });

const Careers = ({ data: { opening, list } }: { data: CareersData }) => (
  <Layout frame={opening.frame} current="Careers">
    <OpeningBanner opening={opening} trail={toTrail({ name: 'Careers' })} heading="Careers" pictured />
    <div className="frame">
      {list.items.length > 0 ? (
        <ul className={styles.list}>
          {list.items.map((job) => (
            <JobItem job={job} key={job.id} />
          ))}
        </ul>
      ) : (
        <NothingHere>No position is open right now.</NothingHere>
      )}
      <ListPager list={list} path={path} />
    </div>
  </Layout>
);

/** Open positions, newest first. */
export const page = definePage<CareersData>({
  allowedQuery: ['page'],
  exists: hasPage('jobs', pageSizes.jobs),
  async load(context) {
    const [opening, list] = await Promise.all([
      loadOpening(context, 'career'),
      loadPaged(context, 'jobs', pageSizes.jobs, (data, request) => data.listJobs(request)),
    ]);
    return list && { opening, list };
  },
  head: ({ opening, list }, { publicUrl }) => ({
    ...toListHead(
      opening,
      { page: 'Careers', description: 'Open positions in design, production, service, sales and accounts.' },
      { path, pageNumber: list.pageNumber },
    ),
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: Careers,
  listAddresses: async (data) =>
    listPageAddresses(path, (await data.listJobs({ pageNumber: 1, limit: pageSizes.jobs })).totalPages),
});
