import type { Condition } from '@ev-site/content/access/condition.ts';
import type { LeadView } from '@ev-site/content/desk/lead-views.ts';
import { closedStatuses } from '@ev-site/content/leads/lead-statuses.ts';
import { startOfDay } from '@ev-site/content/time/india-time.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import type { AskedCondition, Groups, Opened } from '../lead-view-links.ts';

/** Periods, by their first day and the day after their last, counted from today (0). Days are those of India. */
export const periods = [
  { value: 'today', label: 'Today', from: 0, to: 1 },
  { value: 'yesterday', label: 'Yesterday', from: -1, to: 0 },
  { value: 'week', label: 'Last 7 days', from: -6, to: 1 },
  { value: 'month', label: 'Last 30 days', from: -29, to: 1 },
  { value: 'quarter', label: 'Last 90 days', from: -89, to: 1 },
] as const;

/** Whether a lead is open or closed, with the operator by which the list asks for it. */
export const stages = [
  { value: 'open', label: 'Open', operator: 'not_in' },
  { value: 'closed', label: 'Closed', operator: 'in' },
] as const;

/** The six filters of our own; empty if nothing is chosen. `owner` may be "nobody". */
export interface Filters {
  when: string;
  kind: string;
  vehicle: string;
  place: string;
  owner: string;
  stage: string;
}

export const noFilters: Filters = { when: '', kind: '', vehicle: '', place: '', owner: '', stage: '' };

export const areFiltersEqual = (one: Filters, other: Filters): boolean =>
  (Object.keys(noFilters) as (keyof Filters)[]).every((name) => one[name] === other[name]);

const fieldOf: Record<Exclude<keyof Filters, 'when' | 'stage'>, string> = {
  kind: 'kind',
  vehicle: 'product',
  place: 'state',
  owner: 'owner',
};
const plain = Object.keys(fieldOf) as (keyof typeof fieldOf)[];

const toPeriod = ({ from, to }: (typeof periods)[number], now: Date): Condition[] => {
  const today = startOfDay(now).getTime();
  return [
    ['createdAt', 'greater_than_equal', new Date(today + from * day).toISOString()],
    ['createdAt', 'less_than', new Date(today + to * day).toISOString()],
  ];
};

const toStage = ({ operator }: (typeof stages)[number]): AskedCondition => [
  'status',
  operator,
  closedStatuses,
];

/** The filters as conditions of the list. */
export const toConditions = (filters: Filters, now = new Date()): AskedCondition[] => {
  const stretch = periods.find(({ value }) => value === filters.when);
  const stage = stages.find(({ value }) => value === filters.stage);
  return [
    ...(stretch ? toPeriod(stretch, now) : []),
    ...plain.flatMap((name): Condition[] => {
      const value = filters[name];
      if (!value) return [];
      return [value === 'nobody' ? [fieldOf[name], 'exists', 'false'] : [fieldOf[name], 'equals', value]];
    }),
    ...(stage ? [toStage(stage)] : []),
  ];
};

/** The value to which a condition sets a filter; empty if no filter can express the condition. */
const readValue = (name: keyof typeof fieldOf, [field, operator, value]: AskedCondition): string => {
  if (field !== fieldOf[name] || typeof value !== 'string') return '';
  if (operator === 'equals') return value;
  return name === 'owner' && operator === 'exists' && value === 'false' ? 'nobody' : '';
};

/** Whether a view consists of filters only, such as "Mine". It is shown as these filters, and can be changed there. */
const isPlainFilter = ({ groups }: LeadView): boolean => {
  const [all = []] = groups;
  return groups.length === 1 && all.every(([field]) => field === 'kind' || field === 'owner');
};

/** The filters that an address sets, the view under them, and its other conditions. */
export const readFilters = (
  { view, under, rest }: Opened,
  now = new Date(),
): { filters: Filters; under: Groups; others: readonly AskedCondition[] } => {
  const loose = view && isPlainFilter(view);
  const conditions = [...(loose ? (view.groups[0] ?? []) : []), ...rest];
  const asked = JSON.stringify(conditions.filter(([field]) => field === 'createdAt'));
  const when = periods.find((stretch) => JSON.stringify(toPeriod(stretch, now)) === asked)?.value ?? '';
  const find = (name: keyof typeof fieldOf) => conditions.find((one) => readValue(name, one) !== '');
  const read = (name: keyof typeof fieldOf) => {
    const found = find(name);
    return found ? readValue(name, found) : '';
  };
  const isStage = (one: (typeof stages)[number], condition: AskedCondition) =>
    JSON.stringify(condition) === JSON.stringify(toStage(one));
  const stage = stages.find((one) => conditions.some((condition) => isStage(one, condition)));
  const ours = plain.map(find);
  return {
    filters: {
      when,
      kind: read('kind'),
      vehicle: read('vehicle'),
      place: read('place'),
      owner: read('owner'),
      stage: stage?.value ?? '',
    },
    under: loose ? [[]] : under,
    others: conditions.filter(
      (one) => !ours.includes(one) && !(when && one[0] === 'createdAt') && !(stage && isStage(stage, one)),
    ),
  };
};

/** A filter that somebody saved under a name. Days are kept as words, so that "today" always means the current day. */
export interface SavedFilter {
  name: string;
  /** The saved name of the view under the filters; empty for all leads. */
  view: string;
  filters: Filters;
}

/** Key of the preference that holds a person's saved filters. */
export const savedKey = 'lead-filters';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Saved filters from the value of the preference; anything else in it is left out. */
export const readSaved = (value: unknown): SavedFilter[] =>
  (Array.isArray(value) ? value : []).flatMap((one: Partial<SavedFilter> | null) =>
    isText(one?.name) && isText(one.view)
      ? [{ name: one.name, view: one.view, filters: { ...noFilters, ...one.filters } }]
      : [],
  );

/** The name under which a saved filter keeps a view. */
export const toSavedName = ({ savedAs, label }: LeadView): string => savedAs ?? label;

/** The view of a saved filter. The oldest saved filters name their view by its label. */
const findSaved = (view: string, views: readonly LeadView[]): LeadView | undefined =>
  views.find((one) => toSavedName(one) === view) ?? views.find(({ label }) => label === view);

/** The conditions of a saved filter at this moment; null if its view no longer exists. */
export const toSavedGroups = (
  { view, filters }: SavedFilter,
  views: readonly LeadView[],
  now = new Date(),
): Groups | null => {
  const under = view === '' ? [[]] : findSaved(view, views)?.groups;
  return under?.map((all) => [...all, ...toConditions(filters, now)]) ?? null;
};
