import type { JobRow } from '@ev-site/contract/answers.ts';
import { jobsQuery } from '@ev-site/contract/list-query.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import type { JobDetail } from '../../data/jobs.ts';
import { checkPage, noMatch } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';

const limit = pageSizes.jobs;

const toRow = (job: JobDetail): JobRow => ({
  id: job.id,
  position: job.position,
  department: job.department,
  qualification: job.qualification,
  exp: job.experience,
  job_desc: job.descriptionHtml,
});

/** GET /api/get-career-jobs: a page of the open positions, or one of them. An unknown one is an empty list. */
export const readCareerJobs = ({ data }: ApiContext) =>
  defineRead({
    parse: parsePart('query', jobsQuery),
    known: data.known,
    async check({ jobid, page = 1 }) {
      if (jobid === undefined) return checkPage({ known: data.known, kind: 'jobs', limit }, page, { page });
      return (await data.known.getIds('jobs')).has(jobid) ? { input: { jobid } } : noMatch;
    },
    async read({ jobid, page }) {
      if (jobid !== undefined) {
        const job = await data.getJob(jobid);
        return toWholeEnvelope(job ? [job] : [], toRow);
      }
      return toEnvelope(await data.listWholeJobs({ pageNumber: page ?? 1, limit }), limit, toRow);
    },
  });
