import type { JobDetail } from '../../data/jobs.ts';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import type { Locale } from '../../page/locale.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toItemHead } from '../layout/page-head.ts';
import { hasItem, listItemAddresses, loadItem } from '../load-item.ts';
import { Trail } from '../trail.tsx';
import { Apply } from './apply.tsx';
import styles from './career-detail.module.css';
import { JobFacts } from './job-facts.tsx';
import { toApply } from './to-apply.ts';
import { toJobPosting } from './to-job-posting.ts';

interface CareerDetailData {
  forms: FormSettings;
  start: PageStart;
  job: JobDetail;
}

const toSteps = ({ words, pathTo }: Locale, { position }: JobDetail) => [
  { name: words.lists.careers.name, href: pathTo('Careers') },
  { name: position },
];

const CareerDetails = ({ data: { start, job, forms } }: { data: CareerDetailData }) => {
  const locale = useLocale();
  const texts = locale.words.details.career;
  const { picture } = start.meta;
  const { position, department, location, descriptionHtml, isSample } = job;
  return (
    <Layout
      frame={start.frame}
      current="CareerDetails"
      enquiry={{ words: texts.applyShort, ...toApply(job) }}
    >
      <PageBanner
        trail={<Trail steps={toSteps(locale, job)} />}
        title={position}
        lead={texts.place({ department, location })}
        picture={picture}
      >
        <ButtonLink look={picture ? 'marigold' : 'green'} wide {...toApply(job)}>
          {texts.apply}
        </ButtonLink>
      </PageBanner>
      <div className={`frame ${styles.page}`}>
        <JobFacts job={job} />
        <div className={styles.text}>
          {isSample && <Note about="sample">{texts.sample}</Note>}
          <h2 className={styles.heading}>{texts.text}</h2>
          <Prose html={descriptionHtml} />
        </div>
      </div>
      <Apply job={job} settings={start.frame.settings} forms={forms} />
    </Layout>
  );
};

/** One open position, and how to apply for it. */
export const page = definePage<CareerDetailData>({
  exists: hasItem('jobs', 'jobid'),
  async load(context) {
    const job = await loadItem(context, 'jobid', (data, id) => data.getJob(id));
    return job && { start: await loadPageStart(context, 'careerdetail'), job, forms: context.forms };
  },
  head({ start, job }, context) {
    const { locale, publicUrl } = context;
    const { company } = start.frame.settings;
    const { position, location, experience, descriptionText } = job;
    const summary = locale.words.details.career.description({ position, location, experience });
    return toItemHead(start, context, {
      name: position,
      description: `${summary} ${descriptionText}`,
      trail: toSteps(locale, job),
      about: toJobPosting(job, { publicUrl, company }),
    });
  },
  View: CareerDetails,
  asksHuman: true,
  listAddresses: (data, { pathTo }) =>
    listItemAddresses(
      (request) => data.listJobs(request),
      (id) => pathTo('CareerDetails', { jobid: id }),
    ),
});
