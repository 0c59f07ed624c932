import { isWorkedBy, toLeadGroup } from '../access/lead-access.ts';
import { isClosed, type LeadStatus, listStatusesOf } from '../leads/lead-statuses.ts';
import { startOfDay } from '../time/india-time.ts';
import { day } from '../time/spans-of-time.ts';
import { type Condition, newLead, ofGroup } from './condition.ts';
import type { Left } from './list-left.ts';
import { listOverdue } from './overdue.ts';

/** A ready-made view of the leads: what meets all conditions of one of its groups. */
export interface LeadView {
  label: string;
  groups: readonly (readonly Condition[])[];
  /** What saved filters know it by, where that is not its label, which may change. */
  savedAs?: string;
  /** Where something waits in it: for oneself, or for whoever of the team comes first. */
  waitsFor?: 'own' | 'team';
}

/** Kinds of leads as staff call many of them. */
const kindViews = [
  { kind: 'dealer', label: 'Dealers' },
  { kind: 'contact', label: 'Contacts' },
  { kind: 'inquiry', label: 'Inquiries' },
  { kind: 'testride', label: 'Test rides' },
  { kind: 'application', label: 'Applications' },
] as const;

const view = (
  label: string,
  groups: LeadView['groups'],
  more?: Pick<LeadView, 'savedAs' | 'waitsFor'>,
): LeadView => ({ label, groups, ...more });

/** Kinds that somebody sees. */
export const listKindsOf = (role: unknown): (typeof kindViews)[number][] =>
  kindViews.filter(({ kind }) => isWorkedBy(role, toLeadGroup(kind)));

/** Statuses before closed, of the leads that somebody sees. */
const listOpenStatuses = (role: unknown): LeadStatus[] => [
  ...new Set(
    listKindsOf(role)
      .flatMap(({ kind }) => listStatusesOf(toLeadGroup(kind)))
      .filter((status) => !isClosed(status)),
  ),
];

/** Who is asked about besides oneself. */
interface Others {
  /** Those that people apply for; none for whoever sees no applications. */
  positions?: readonly { id: number; position: string }[];
  left?: readonly Left[];
}

/** The views that make sense for somebody. Days are India's. */
export const listLeadViews = (
  { id, role }: { id: string | number; role: unknown },
  { positions = [], left = [] }: Others = {},
  now = new Date(),
): LeadView[] => {
  const own = listKindsOf(role);
  const open = listOpenStatuses(role);
  /** A group for each status in which something is still to be done. */
  const inEach = (statuses: readonly LeadStatus[], ...all: Condition[]): Condition[][] =>
    statuses.map((status) => [...all, ['status', 'equals', status]]);
  const today = startOfDay(now);
  const yesterday = new Date(today.getTime() - day).toISOString();
  const begins = today.toISOString();
  const ends = new Date(today.getTime() + day).toISOString();
  const isMine: Condition = ['owner', 'equals', String(id)];
  const forOneself = { waitsFor: 'own' } as const;
  const forTeam = { waitsFor: 'team' } as const;
  const isNobodys: Condition = ['owner', 'exists', 'false'];
  // Dealers get enquiries; whoever works none may not ask for them.
  const hasDealers = isWorkedBy(role, 'enquiry');
  return [
    view('All', [[]]),
    view('Mine', [[isMine]]),
    // A lead that was closed has a next step only where one was planned for after it.
    view('My steps', [[isMine, ['nextStepOn', 'less_than', ends]]], forOneself),
    view('My new leads', [[isMine, newLead]], forOneself),
    // Reached once, and since then on no list of what is due.
    view(
      'Mine, nothing planned',
      inEach(
        open.filter((status) => status !== 'new'),
        isMine,
        ['nextStepOn', 'exists', 'false'],
      ),
      forOneself,
    ),
    view(
      'Nobody’s leads',
      inEach(open, isNobodys, ...(hasDealers ? [['routedTo', 'exists', 'false'] as const] : [])),
      { ...forTeam, savedAs: 'Nobody’s' },
    ),
    ...(left.length > 0
      ? [
          view(
            'Left by colleagues',
            left.flatMap(({ owner, group }) =>
              inEach(
                listStatusesOf(group).filter((status) => !isClosed(status)),
                ['owner', 'equals', String(owner)],
                ofGroup[group],
              ),
            ),
            { ...forTeam, savedAs: 'Of colleagues who have left' },
          ),
        ]
      : []),
    ...(hasDealers ? [view('With a dealer', inEach(open, ['routedTo', 'exists', 'true']))] : []),
    view('New today', [[newLead, ['createdAt', 'greater_than_equal', begins]]], forTeam),
    view(
      'Yesterday, not called',
      [
        [
          newLead,
          ['createdAt', 'greater_than_equal', yesterday],
          ['createdAt', 'less_than', begins],
          ['calledAt', 'exists', 'false'],
        ],
      ],
      forTeam,
    ),
    view(
      'Due today',
      [
        [
          ['nextStepOn', 'greater_than_equal', begins],
          ['nextStepOn', 'less_than', ends],
        ],
      ],
      forTeam,
    ),
    view('Overdue', listOverdue(now), forTeam),
    view('Delivery failed', [[['delivery', 'equals', 'failed']]], { ...forTeam, savedAs: 'Mail failed' }),
    // Whoever sees one kind only sees it under "All".
    ...(own.length > 1 ? own.map(({ kind, label }) => view(label, [[['kind', 'equals', kind]]])) : []),
    ...positions.map(({ id: job, position }) =>
      view(position, [[['job', 'equals', String(job)]]], { savedAs: `position ${job}` }),
    ),
  ];
};
