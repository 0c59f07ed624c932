import { startOfDay } from '@ev-site/content/india-time.ts';

/** One condition of a view: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string];

/** A ready-made view of the leads. */
export interface LeadView {
  label: string;
  conditions: readonly Condition[];
}

/** What the address of a list asks for, as it stands there. */
export type Asked = Readonly<Record<string, string | string[] | undefined>>;

const list = '/studio/collections/leads';
const hour = 60 * 60 * 1000;
const day = 24 * hour;

const kinds = [
  { kind: 'dealer', label: 'Dealers' },
  { kind: 'contact', label: 'Contacts' },
  { kind: 'inquiry', label: 'Inquiries' },
  { kind: 'application', label: 'Applications' },
] as const;

const isNew: Condition = ['status', 'equals', 'new'];

/** The views that make sense for somebody: personnel has applications only, sales everything else. Days are India's. */
export const listLeadViews = (
  { id, role }: { id: string | number; role: unknown },
  now = new Date(),
): LeadView[] => {
  const own = kinds.filter(({ kind }) => {
    if (role === 'hr') return kind === 'application';
    return role !== 'sales' || kind !== 'application';
  });
  const today = startOfDay(now);
  const yesterday = new Date(today.getTime() - day);
  // To the hour, so that the address stays the same for a while and the open view can be told.
  const twoDaysAgo = new Date(Math.floor(now.getTime() / hour) * hour - 2 * day);
  return [
    { label: 'All', conditions: [] },
    { label: 'Mine', conditions: [['owner', 'equals', String(id)]] },
    { label: 'Nobody’s', conditions: [['owner', 'exists', 'false']] },
    { label: 'New today', conditions: [isNew, ['createdAt', 'greater_than_equal', today.toISOString()]] },
    {
      label: 'New since yesterday',
      conditions: [
        isNew,
        ['createdAt', 'greater_than_equal', yesterday.toISOString()],
        ['createdAt', 'less_than', today.toISOString()],
      ],
    },
    { label: 'Overdue', conditions: [isNew, ['createdAt', 'less_than', twoDaysAgo.toISOString()]] },
    // Whoever sees one kind only sees it under "All".
    ...(own.length > 1
      ? own.map(({ kind, label }): LeadView => ({ label, conditions: [['kind', 'equals', kind]] }))
      : []),
    { label: 'Mail failed', conditions: [['delivery', 'equals', 'failed']] },
  ];
};

/** The view's conditions as the list writes them into its address. */
const toAsked = ({ conditions }: LeadView): Record<string, string> =>
  Object.fromEntries(
    conditions.map(([field, operator, value], place) => [
      `where[or][0][and][${place}][${field}][${operator}]`,
      value,
    ]),
  );

/** The view's conditions as the database is asked them. */
export const toWhere = ({ conditions }: LeadView) => ({
  and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: value } })),
});

/** Where a view is. */
export const toHref = (view: LeadView): string => {
  const query = new URLSearchParams(toAsked(view)).toString();
  return query ? `${list}?${query}` : list;
};

const isFilter = (name: string): boolean => name.startsWith('where') || name === 'search';

const toFilters = (asked: Asked): [string, string][] =>
  Object.entries(asked).flatMap(([name, value]) =>
    isFilter(name) && value !== undefined && value !== '' ? [[name, String(value)] as [string, string]] : [],
  );

/** Whether the list shows just this view. */
export const isOpen = (view: LeadView, asked: Asked): boolean => {
  const filters = Object.fromEntries(toFilters(asked));
  const own = toAsked(view);
  return (
    Object.keys(filters).length === Object.keys(own).length &&
    Object.entries(own).every(([name, value]) => filters[name] === value)
  );
};

/** The file of what the list shows: with its filters and what is searched for. */
export const toExportHref = (asked: Asked): string => {
  const query = new URLSearchParams(toFilters(asked)).toString();
  return `/studio/api/leads/export${query && `?${query}`}`;
};
