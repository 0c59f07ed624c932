import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Condition } from '../access/condition.ts';
import { isWorkedBy, ofGroup, toLeadGroup } from '../access/lead-access.ts';
import { isClosed, type LeadStatus, listStatusesOf } from '../leads/lead-statuses.ts';
import { listOverdue, newLead } from '../leads/overdue.ts';
import { startOfDay } from '../time/india-time.ts';
import type { Left } from './list-left.ts';

/** A ready-made view of the leads. It shows the leads that meet all conditions of at least one group. */
export interface LeadView {
  label: string;
  groups: readonly (readonly Condition[])[];
  /** The name under which saved filters know the view, if that is not its label: a label may change. */
  savedAs?: string;
  /** Set if leads in this view wait for work: by the reader himself, or by anybody in the team. */
  waitsFor?: 'own' | 'team';
}

/** The plural that staff use for each kind of lead. */
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

/** Kinds of leads that somebody may see. */
export const listKindsOf = (role: unknown): (typeof kindViews)[number][] =>
  kindViews.filter(({ kind }) => isWorkedBy(role, toLeadGroup(kind)));

/** Statuses that are not closed, of the leads that somebody may see. */
const listOpenStatuses = (role: unknown): LeadStatus[] => [
  ...new Set(
    listKindsOf(role)
      .flatMap(({ kind }) => listStatusesOf(toLeadGroup(kind)))
      .filter((status) => !isClosed(status)),
  ),
];

/** Records besides the reader himself that get views of their own. */
interface Others {
  /** Positions that people apply for; none for a person who sees no applications. */
  positions?: readonly { id: number; position: string }[];
  left?: readonly Left[];
}

/** The views that make sense for somebody. Days are those of India. */
export const listLeadViews = (
  { id, role }: { id: string | number; role: unknown },
  { positions = [], left = [] }: Others = {},
  now = new Date(),
): LeadView[] => {
  const own = listKindsOf(role);
  const open = listOpenStatuses(role);
  /** One group for each status in which something is still to be done. */
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
  // Only enquiries go to dealers. A person who works no enquiries may not filter by dealer.
  const hasDealers = isWorkedBy(role, 'enquiry');
  return [
    view('All', [[]]),
    view('Mine', [[isMine]]),
    // A closed lead has a next step only if one was planned for after the closing.
    view('My steps', [[isMine, ['nextStepOn', 'less_than', ends]]], forOneself),
    view('My new leads', [[isMine, newLead]], forOneself),
    // Leads that were answered once and have been on no list of due work since.
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
    // A person who sees only one kind has it under "All".
    ...(own.length > 1 ? own.map(({ kind, label }) => view(label, [[['kind', 'equals', kind]]])) : []),
    ...positions.map(({ id: job, position }) =>
      view(position, [[['job', 'equals', String(job)]]], { savedAs: `position ${job}` }),
    ),
  ];
};
