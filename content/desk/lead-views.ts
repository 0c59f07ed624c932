import { startOfDay } from '../india-time.ts';
import { day, hour } from '../spans-of-time.ts';

/** One condition of a view: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string];

/** A ready-made view of the leads: what meets all conditions of one of its groups. */
export interface LeadView {
  label: string;
  groups: readonly (readonly Condition[])[];
}

/** Kinds of leads as staff call many of them. */
export const kindViews = [
  { kind: 'dealer', label: 'Dealers' },
  { kind: 'contact', label: 'Contacts' },
  { kind: 'inquiry', label: 'Inquiries' },
  { kind: 'testride', label: 'Test rides' },
  { kind: 'application', label: 'Applications' },
] as const;

const isNew: Condition = ['status', 'equals', 'new'];
const view = (label: string, ...groups: (readonly Condition[])[]): LeadView => ({ label, groups });

/** Kinds that somebody sees: personnel has applications only, sales everything else. */
export const listKindsOf = (role: unknown): (typeof kindViews)[number][] =>
  kindViews.filter(({ kind }) =>
    role === 'hr' ? kind === 'application' : role !== 'sales' || kind !== 'application',
  );

/**
 * The views that make sense for somebody. Days are India's.
 * @param positions those that people apply for; empty for whoever sees no applications
 */
export const listLeadViews = (
  { id, role }: { id: string | number; role: unknown },
  positions: readonly { id: number; position: string }[] = [],
  now = new Date(),
): LeadView[] => {
  const own = listKindsOf(role);
  const today = startOfDay(now);
  const yesterday = new Date(today.getTime() - day).toISOString();
  const begins = today.toISOString();
  const ends = new Date(today.getTime() + day).toISOString();
  // To the hour, so that the address stays the same for a while and the open view can be told.
  const twoDaysAgo = new Date(Math.floor(now.getTime() / hour) * hour - 2 * day).toISOString();
  return [
    view('All', []),
    view('Mine', [['owner', 'equals', String(id)]]),
    // Personnel has nothing to do with dealers, and may not ask for them.
    ...(role === 'hr'
      ? [view('Nobody’s', [['owner', 'exists', 'false']])]
      : [
          view('Nobody’s', [
            ['owner', 'exists', 'false'],
            ['routedTo', 'exists', 'false'],
          ]),
          view('With a dealer', [['routedTo', 'exists', 'true']]),
        ]),
    view('New today', [isNew, ['createdAt', 'greater_than_equal', begins]]),
    view('Yesterday, not called', [
      isNew,
      ['createdAt', 'greater_than_equal', yesterday],
      ['createdAt', 'less_than', begins],
      ['calledAt', 'exists', 'false'],
    ]),
    view('Due today', [
      ['nextStepOn', 'greater_than_equal', begins],
      ['nextStepOn', 'less_than', ends],
    ]),
    // Not answered in two days, or a next step whose day is over.
    view('Overdue', [isNew, ['createdAt', 'less_than', twoDaysAgo]], [['nextStepOn', 'less_than', begins]]),
    view('Mail failed', [['delivery', 'equals', 'failed']]),
    // Whoever sees one kind only sees it under "All".
    ...(own.length > 1 ? own.map(({ kind, label }) => view(label, [['kind', 'equals', kind]])) : []),
    ...positions.map((one) => view(one.position, [['job', 'equals', String(one.id)]])),
  ];
};
