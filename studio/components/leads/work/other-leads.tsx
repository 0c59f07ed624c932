import { toStatusWords } from '@ev-site/content/leads/lead-statuses.ts';
import type { LeadWork } from '@ev-site/content/leads/work/read-work.ts';

interface Props {
  others: LeadWork['others'];
  /** The page of the person who sent the lead. */
  person: string;
}

/** Says who works another lead of the same person, and so may be about to call. */
const sayWorked = ({ worked }: LeadWork['others']): string =>
  worked ? `, worked by ${worked.owner} (${toStatusWords(worked.status).toLowerCase()})` : '';

/** Other leads of the same person; if there are none, a link to look for more. */
export const OtherLeads = ({ others, person }: Props) =>
  others.count === 0 ? (
    <p>
      <a href={person}>Wrote before under another number?</a>
    </p>
  ) : (
    <p>
      <a href={person}>{others.count} more of this person</a>
      {sayWorked(others)}
    </p>
  );
