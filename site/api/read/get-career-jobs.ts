import type { JobRow } from '@ev-site/contract/answers/job.ts';
import { jobsQuery } from '@ev-site/contract/list-query.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import type { JobDetail } from '../../data/jobs.ts';
import type { ApiContext } from '../context.ts';
import { type AddRead, parseWith } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';
import { getWhole } from './whole-items.ts';

const limit = pageSizes.jobs;

const toRow = (job: JobDetail): JobRow => ({
  id: Number(job.id),
  position: job.position,
  department: job.department,
  qualification: job.qualification,
  exp: job.experience,
  job_desc: job.descriptionHtml,
});

/** GET /api/get-career-jobs: a page of the open positions, or one of them. An unknown one is an empty list. */
export const addCareerJobs = (add: AddRead, { data }: ApiContext): void =>
  add({
    path: '/get-career-jobs',
    parse: ({ query }) => parseWith(jobsQuery, query),
    async read({ jobid, page }) {
      if (jobid !== undefined) {
        const job = await data.getJob(String(jobid));
        return toWholeEnvelope(job ? [job] : [], toRow);
      }
      const found = await data.listJobs({ pageNumber: page ?? 1, limit });
      return toEnvelope({ ...found, items: await getWhole(found.items, data.getJob) }, limit, toRow);
    },
  });
