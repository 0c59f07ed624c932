import type { JobDetail } from '../../data/jobs.ts';

/** A link that opens the job's application form. Without script it leads to the ways to apply, on the same page. */
export const toApply = ({ id }: Pick<JobDetail, 'id'>) => ({ href: '#apply', 'data-apply': id });
