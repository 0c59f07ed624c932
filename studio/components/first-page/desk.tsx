import { writesContent } from '@ev-site/content/access/content-access.ts';
import { deskRoles, isWorkedBy } from '@ev-site/content/access/lead-access.ts';
import { countApplications } from '@ev-site/content/desk/count-applications.ts';
import { countLeads } from '@ev-site/content/desk/count-leads.ts';
import { countViews } from '@ev-site/content/desk/count-views.ts';
import { type LeadView, listLeadViews } from '@ev-site/content/desk/lead-views.ts';
import { listLeft } from '@ev-site/content/desk/list-left.ts';
import { listUnpublished, type Unpublished } from '@ev-site/content/desk/list-unpublished.ts';
import { sayLeave } from '@ev-site/content/leads/routing/is-away.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { studioPath } from '@ev-site/contract/documents.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { Payload, ServerProps, TypedUser } from 'payload';
import { toHref } from '../leads/lead-view-links.ts';
import { LeadCharts } from './lead-charts.tsx';
import { readDueRequests, readDueReviews, readTranslationStates } from './read-once.ts';

/** Work that waits, and where it is done. */
interface Waiting {
  label: string;
  count: number;
  href: string;
}

const shownAtMost = 5;

const listWaitingLeads = async (
  payload: Payload,
  user: TypedUser,
): Promise<Record<'own' | 'team', Waiting[]>> => {
  const left = await listLeft(payload, user);
  const views = listLeadViews({ id: user.id, role: user.role }, { left }).filter(({ waitsFor }) => waitsFor);
  const counts = await countViews(payload, user, views);
  const pick = (whom: LeadView['waitsFor']): Waiting[] =>
    views.flatMap(({ label, groups, waitsFor }, place) =>
      waitsFor === whom ? [{ label, href: toHref(groups), count: counts[place] ?? 0 }] : [],
    );
  return { own: pick('own'), team: pick('team') };
};

const listWaitingContent = async (payload: Payload): Promise<Waiting[]> => {
  const [{ overdue }, states] = await Promise.all([readDueReviews(payload), readTranslationStates(payload)]);
  const count = (kind: 'missing' | 'older') => states.reduce((sum, state) => sum + state[kind].length, 0);
  return [
    { label: 'Past their review', count: overdue.length, href: '#due-reviews' },
    { label: 'Not translated', count: count('missing'), href: '#translations' },
    { label: 'Translations older than the English', count: count('older'), href: '#translations' },
  ];
};

const Counts = ({ items }: { items: readonly Waiting[] }) => (
  <ul className="desk-counts">
    {items.map(({ label, count, href }) => (
      <li key={label}>
        <a href={href}>
          <strong>{groupDigits(count)}</strong> {label}
        </a>
      </li>
    ))}
  </ul>
);

const Item = ({ kind, title, href, at, obstacles, problem, verb }: Unpublished & { verb: string }) => (
  <li className={(problem ?? obstacles) && 'timetable-problem'}>
    <a href={href}>{title}</a> ({kind}), {verb} <time dateTime={at}>{indianTime.format(new Date(at))}</time>
    {problem && `, but: ${problem}`}
    {obstacles && `, but would be refused as it stands: ${obstacles}`}
  </li>
);

const List = ({ heading, items, verb }: { heading: string; items: Unpublished[]; verb: string }) => {
  const draw = (some: readonly Unpublished[]) => (
    <ul className="desk-list">
      {some.map((item) => (
        <Item key={`${item.href} ${item.at}`} {...item} verb={verb} />
      ))}
    </ul>
  );
  const rest = items.slice(shownAtMost);
  return (
    items.length > 0 && (
      <>
        <h2>{heading}</h2>
        {draw(items.slice(0, shownAtMost))}
        {rest.length > 0 && (
          <details>
            <summary>and {rest.length} more</summary>
            {draw(rest)}
          </details>
        )}
      </>
    )
  );
};

const Applications = async ({ payload, user }: { payload: Payload; user: TypedUser }) => {
  const positions = await countApplications(payload, user);
  if (positions.length === 0) return <p>No position is open.</p>;
  return (
    <table className="desk-table">
      <caption>Applications by position</caption>
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">New</th>
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ id, position, isOpen, fresh, total }) => (
          <tr key={id}>
            <th scope="row">
              <a href={studioPath('jobs', id)}>{position}</a>
              {!isOpen && ' (closed)'}
            </th>
            <td>{fresh}</td>
            <td>
              <a
                href={toHref([[['job', 'equals', String(id)]]])}
                aria-label={`${total} applications for ${position}`}
              >
                {total}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The top of the first page: the work that waits for the signed-in person, by role, and how many leads come in. */
export const Desk = async ({ payload, user }: ServerProps) => {
  if (!user) return null;
  const worksLeads = deskRoles.some((role) => role === user.role);
  const [leads, content, unpublished, counts, requests] = await Promise.all([
    worksLeads ? listWaitingLeads(payload, user) : { own: [], team: [] },
    writesContent(user) ? listWaitingContent(payload) : [],
    listUnpublished(payload, user),
    countLeads(payload, user),
    readDueRequests(payload, user),
  ]);
  const { drafts, scheduled, failed } = unpublished;
  const leave = worksLeads && sayLeave(user);
  const own = leads.own.filter(({ count }) => count > 0);
  const team = [...leads.team, ...content].filter(({ count }) => count > 0);
  // Due requests stand above, by name and day (due-requests.tsx).
  const due = requests?.requests ?? [];
  const isIdle = [own, team, drafts, scheduled, failed, due].every(({ length }) => length === 0);
  return (
    <section className="desk" aria-labelledby="desk">
      <h1 id="desk">What waits for you{user.name ? `, ${user.name}` : ''}</h1>
      {leave && (
        <p>
          You are {leave}: rules give you no new lead. <a href="/studio/account">Change it on your account</a>
        </p>
      )}
      {isIdle && <p>Nothing at this time.</p>}
      {own.length > 0 && <Counts items={own} />}
      {worksLeads && own.length === 0 && !isIdle && <p>Nothing of your own at this time.</p>}
      {team.length > 0 && (
        <>
          <h2>For the whole team</h2>
          <Counts items={team} />
        </>
      )}
      <List heading="Could not go live or come down" items={failed} verb="was due on" />
      <List heading="Drafts" items={drafts} verb="saved" />
      <List heading="Goes live or comes down by itself" items={scheduled} verb="on" />
      {isWorkedBy(user.role, 'application') && (
        <>
          <h2>Positions</h2>
          <p>
            <a href="/studio/applications">Applications as a board</a>
          </p>
          <Applications payload={payload} user={user} />
        </>
      )}
      {counts && (
        <>
          <h2>Leads of the last twelve weeks</h2>
          <LeadCharts {...counts} />
          <p>
            <a href="/studio/reports">Reports: answered in time, by owner, campaign, page</a>
          </p>
        </>
      )}
    </section>
  );
};
