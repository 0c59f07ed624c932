import type { BeforeListTableServerProps, Payload, TypedUser } from 'payload';
import {
  type Asked,
  isOpen,
  type LeadView,
  listLeadViews,
  toExportHref,
  toHref,
  toWhere,
} from './lead-view-links.ts';

const countLeads = async (payload: Payload, user: TypedUser, view: LeadView): Promise<number> =>
  (await payload.count({ collection: 'leads', where: toWhere(view), user, overrideAccess: false })).totalDocs;

const toNumber = (count: number): string => count.toLocaleString('en-IN');

/** Above the list of leads: one step to each view, with how many are in it, and what is shown as a file. */
export const LeadViews = async ({ payload, user, searchParams, data }: BeforeListTableServerProps) => {
  if (!user) return null;
  const asked: Asked = searchParams ?? {};
  const views = await Promise.all(
    listLeadViews({ id: user.id, role: user.role }).map(async (view) => ({
      ...view,
      href: toHref(view),
      open: isOpen(view, asked),
      count: await countLeads(payload, user, view),
    })),
  );
  return (
    <nav className="lead-views" aria-label="Views of the leads">
      {views.map(({ label, href, open, count }) => (
        <a key={href} href={href} aria-current={open ? 'page' : undefined}>
          {label} <span className="lead-count">{toNumber(count)}</span>
        </a>
      ))}
      <a href={toExportHref(asked)} download>
        Export these {toNumber(Number(data.totalDocs ?? 0))} as CSV
      </a>
    </nav>
  );
};
