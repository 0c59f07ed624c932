import { toStatusWords } from '@ev-site/content/leads/lead-statuses.ts';
import type { LeadWork } from '@ev-site/content/leads/work/read-work.ts';

interface Props {
  others: LeadWork['others'];
  /** The page of whoever sent the lead. */
  person: string;
}

/** Who else is about to call the same person. */
const sayWorked = ({ worked }: LeadWork['others']): string =>
  worked ? `, worked by ${worked.owner} (${toStatusWords(worked.status).toLowerCase()})` : '';

/** What else whoever sent a lead has sent; where that is nothing, the way to look for more. */
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
