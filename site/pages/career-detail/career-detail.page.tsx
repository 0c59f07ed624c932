import { pathTo } from '@ev-site/contract/paths.ts';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import type { JobDetail } from '../../data/jobs.ts';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SampleNote } from '../../ui/sample-note.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening, toItemHead } from '../layout/load-opening.ts';
import { detailsMadeAhead } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import { Apply } from './apply.tsx';
import styles from './career-detail.module.css';
import { JobFacts } from './job-facts.tsx';
import { toJobPosting } from './to-job-posting.ts';

interface CareerDetailData {
  forms: FormSettings;
  opening: Opening;
  job: JobDetail;
}

const descriptionLength = 155;

const pathOf = (id: number) => pathTo('CareerDetails', { jobid: id });
const trailTo = (position: string) =>
  toTrail({ name: 'Careers', href: pathTo('Careers') }, { name: position });

/** Opens the form of the job; without script it leads to the ways to apply, in the same page. */
const toApply = ({ id, position }: JobDetail) => ({
  href: '#apply',
  'data-apply': id,
  'data-position': position,
});

const CareerDetails = ({ data: { opening, job, forms } }: { data: CareerDetailData }) => (
  <Layout frame={opening.frame} current="CareerDetails" enquiry={{ words: 'Apply', ...toApply(job) }}>
    <PageBanner
      trail={<Breadcrumb label="Breadcrumb" steps={trailTo(job.position)} />}
      title={job.position}
      lead={`${job.department}, ${job.location}`}
      picture={opening.meta.picture}
    >
      <ButtonLink look={opening.meta.picture ? 'marigold' : 'green'} wide {...toApply(job)}>
        Apply Now
      </ButtonLink>
    </PageBanner>
    <div className={`frame ${styles.page}`}>
      <JobFacts job={job} />
      <div className={styles.text}>
        <h2 className={styles.heading}>Job description</h2>
        <Prose html={job.descriptionHtml} />
        {job.isSample && <SampleNote>A sample position: nobody is hired for it.</SampleNote>}
      </div>
    </div>
    <Apply job={job} settings={opening.frame.settings} forms={forms} />
  </Layout>
);

/** One open position, and how to apply for it. */
export const page = definePage<CareerDetailData>({
  async load(context) {
    const id = readRecordId(context.params.jobid ?? '');
    const job = id === undefined ? null : await context.data.getJob(id);
    return job
      ? { opening: await loadOpening(context, 'careerdetail'), job, forms: context.forms }
      : undefined;
  },
  head: ({ opening, job }, { publicUrl }) => ({
    ...toItemHead(opening, {
      name: job.position,
      description: toExcerpt(
        `${job.position} in ${job.location}. ${job.experience}. ${job.descriptionText}`,
        descriptionLength,
      ),
    }),
    structuredData: [
      toBreadcrumbList(trailTo(job.position), publicUrl),
      ...toJobPosting(job, { publicUrl, company: opening.frame.settings.company }),
    ],
  }),
  View: CareerDetails,
  asksHuman: true,
  async listAddresses(data) {
    const { items } = await data.listJobs({ pageNumber: 1, limit: detailsMadeAhead });
    return items.map(({ id }) => pathOf(id));
  },
});
