import type { JobDetail } from '../../data/jobs.ts';

/** Opens the form of the job; without script it leads to the ways to apply, in the same page. */
export const toApply = ({ id }: Pick<JobDetail, 'id'>) => ({ href: '#apply', 'data-apply': id });
