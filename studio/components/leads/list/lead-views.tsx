import { isWorkedBy, listOwnerRoles, toLeadGroup } from '@ev-site/content/access/lead-access.ts';
import type { Role } from '@ev-site/content/access/roles.ts';
import { countApplications } from '@ev-site/content/desk/count-applications.ts';
import { countViews } from '@ev-site/content/desk/count-views.ts';
import { type LeadView, listKindsOf, listLeadViews } from '@ev-site/content/desk/lead-views.ts';
import { listLeft } from '@ev-site/content/desk/list-left.ts';
import { leadStatuses, listStatusesOf } from '@ev-site/content/leads/lead-statuses.ts';
import { type Away, sayLeave } from '@ev-site/content/leads/routing/is-away.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { BeforeListTableServerProps, Payload, TypedUser } from 'payload';
import { findOpen, type ListQuery, toExportHref, toHref } from '../lead-view-links.ts';
import { readVehiclesAndStates, toChoice } from '../read-vehicles-and-states.ts';
import { FiltersClosed } from './filters-closed.tsx';
import { KeptOrder } from './kept-order.tsx';
import { LeadBulk } from './lead-bulk.tsx';
import { LeadEntry } from './lead-entry.tsx';
import { LeadFilterBar } from './lead-filter-bar.tsx';
import {
  readFilters,
  readSaved,
  type SavedFilter,
  savedKey,
  toSavedGroups,
  toSavedName,
} from './lead-filters.ts';
import { ViewRow } from './view-row.tsx';

/** Positions for which people have applied; empty for people who do not work applications. */
const listPositions = async (payload: Payload, user: TypedUser) =>
  isWorkedBy(user.role, 'application') ? countApplications(payload, user) : [];

const readPreference = async (payload: Payload, user: TypedUser, key: string): Promise<unknown> => {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: key } },
        { 'user.relationTo': { equals: 'staff' } },
        { 'user.value': { equals: user.id } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.value;
};

/** A colleague as a choice; the label says if the colleague is on leave. */
const toOwner = (one: { id: number; name: string; role: Role } & Away) => {
  const { value, label } = toChoice(one);
  const leave = sayLeave(one);
  return { value, label: leave ? `${label} (${leave})` : label, role: one.role };
};

/** The choices of the filters and of the bulk change. */
const readChoices = async (payload: Payload, user: TypedUser, owner: string) => {
  const [{ vehicles, states }, staff] = await Promise.all([
    readVehiclesAndStates(payload),
    payload.find({
      collection: 'staff',
      locale: 'en',
      depth: 0,
      pagination: false,
      sort: 'name',
      select: { name: true, role: true, deactivated: true, awayFrom: true, awayUntil: true },
      overrideAccess: false,
      user,
    }),
  ]);
  const partners = listOwnerRoles(undefined, user.role);
  const owners = staff.docs
    .filter(({ role, deactivated }) => !deactivated && partners.includes(role))
    .map(toOwner);
  const isListed = ['', 'nobody', ...owners.map(({ value }) => value)].includes(owner);
  const found = staff.docs.find(({ id }) => String(id) === owner);
  return {
    kinds: listKindsOf(user.role).map(({ kind, label }) => ({ value: kind as string, label })),
    vehicles,
    places: states,
    owners,
    // The owner in the filter may have left, or may have another role now.
    formerOwners: isListed ? [] : [found ? toChoice(found) : { value: owner, label: `Number ${owner}` }],
  };
};

const listStatuses = (role: unknown) => {
  const allowed = listKindsOf(role).flatMap(({ kind }) => listStatusesOf(toLeadGroup(kind)));
  return leadStatuses.filter(({ value }) => allowed.includes(value));
};

/** The address of a saved filter; null if its view no longer exists. */
const toSavedHref = (one: SavedFilter, views: readonly LeadView[]): string | null => {
  const groups = toSavedGroups(one, views);
  return groups && toHref(groups);
};

/** Whether this is the list of the trash. Payload passes no other sign of it. */
const isTrash = ({ params }: BeforeListTableServerProps): boolean => params?.segments?.[2] === 'trash';

/** The lead from which Payload led to this list, as it is there no more; none where the list was asked for something since. */
const findGone = ({ notFound, ...others }: ListQuery): number | undefined =>
  typeof notFound === 'string' && Object.keys(others).length === 0 ? Number(notFound) : undefined;

/**
 * Above the list of leads: views with their counts, filters, export, and changes of many leads at once. Not shown above
 * the trash, because all of these concern the leads that are not in the trash.
 */
export const LeadViews = async (list: BeforeListTableServerProps) => {
  const { payload, user, searchParams, data } = list;
  if (!user || isTrash(list)) return null;
  const asked: ListQuery = searchParams ?? {};
  const search = typeof asked.search === 'string' ? asked.search : '';
  const [positions, left] = await Promise.all([listPositions(payload, user), listLeft(payload, user)]);
  const now = new Date();
  const listViews = (of: typeof positions): LeadView[] =>
    listLeadViews({ id: user.id, role: user.role }, { positions: of, left }, now);
  const views = listViews(positions.filter(({ total }) => total > 0));
  const opened = findOpen(views, asked);
  const { filters, under, others } = readFilters(opened);
  const [counts, choices, preference] = await Promise.all([
    countViews(payload, user, views),
    readChoices(payload, user, filters.owner),
    readPreference(payload, user, savedKey),
  ]);
  const saved = readSaved(preference);
  const here = opened.view && toHref([...opened.view.groups.map((all) => [...all, ...opened.rest])], search);
  // With positions that have no applications any more: a filter saved for one leads to its empty list.
  const allViews = listViews(positions);
  // Of two views with one name, takes the shown one: filters saved before positions had numbers know only the name.
  const savedHrefs = saved.map((one) => toSavedHref(one, views) ?? toSavedHref(one, allViews));
  const isSaved = here !== null && savedHrefs.includes(here);
  return (
    <>
      <FiltersClosed />
      <KeptOrder ids={data.docs.map(({ id }: { id: number }) => id)} gone={findGone(asked)} />
      <nav className="lead-views" aria-label="Views of the leads">
        <ViewRow open={`${here} ${search}`}>
          {views.map((view, place) => {
            const isOpen = opened.view === view && !search && !isSaved;
            return (
              <li key={toSavedName(view)}>
                <a
                  className="lead-view"
                  href={toHref(view.groups)}
                  aria-current={isOpen ? 'page' : undefined}
                >
                  {`${view.label} `}
                  <span className="lead-count">{groupDigits(counts[place] ?? 0)}</span>
                </a>
              </li>
            );
          })}
          {saved.map(({ name }, place) => {
            const href = savedHrefs[place];
            return (
              <li key={`saved ${name}`}>
                {href ? (
                  <a className="lead-view" href={href} aria-current={href === here ? 'page' : undefined}>
                    {name}
                  </a>
                ) : (
                  <span className="lead-view">{name} (no longer there)</span>
                )}
              </li>
            );
          })}
        </ViewRow>
      </nav>
      <LeadFilterBar
        filters={filters}
        under={under}
        others={others}
        search={search}
        view={opened.view ? toSavedName(opened.view) : ''}
        saved={saved}
        choices={{ ...choices, owners: [...choices.owners, ...choices.formerOwners] }}
        exportHrefs={{ csv: toExportHref(asked), xlsx: toExportHref(asked, 'xlsx') }}
        total={Number(data.totalDocs ?? 0)}
      />
      <LeadEntry
        kinds={choices.kinds}
        vehicles={choices.vehicles}
        places={choices.places}
        positions={positions.map(({ id, position }) => ({ value: String(id), label: position }))}
      />
      <LeadBulk owners={choices.owners} statuses={listStatuses(user.role)} />
    </>
  );
};
