import type { BeforeListTableServerProps } from 'payload';
import { listLeadViews } from './lead-view-links.ts';

/** Above the list of leads: one step to each kind, to what is late, and to a file for a spreadsheet. */
export const LeadViews = ({ user }: BeforeListTableServerProps) => (
  <nav className="lead-views" aria-label="Views of the leads">
    {listLeadViews(user?.role).map(({ label, href }) => (
      <a key={href} href={href}>
        {label}
      </a>
    ))}
  </nav>
);
