import type { Condition, LeadView } from '@ev-site/content/desk/lead-views.ts';

/** What the address of a list asks for, as it stands there. */
export type Asked = Readonly<Record<string, string | string[] | undefined>>;

type Groups = LeadView['groups'];

const list = '/studio/collections/leads';
const inAddress = /^where\[or\]\[(\d+)\]\[and\]\[(\d+)\]\[(\w+)\]\[(\w+)\]$/;

/** Conditions as the list writes them into its address. */
const toAsked = (groups: Groups): [string, string][] =>
  groups.flatMap((all, group) =>
    all.map(([field, operator, value], place): [string, string] => [
      `where[or][${group}][and][${place}][${field}][${operator}]`,
      value,
    ]),
  );

/** The conditions that stand in an address; null where something stands there that is none of ours. */
const readGroups = (asked: Asked): Groups | null => {
  const groups: Condition[][] = [];
  for (const [name, value] of Object.entries(asked)) {
    if (!name.startsWith('where')) continue;
    const [, group, place, field, operator] = inAddress.exec(name) ?? [];
    if (!field || !operator || typeof value !== 'string') return null;
    const all = groups[Number(group)] ?? [];
    all[Number(place)] = [field, operator, value];
    groups[Number(group)] = all;
  }
  return groups.length === 0 ? [[]] : groups.map((all) => all.filter(Boolean));
};

/** Where the leads of these conditions are, and of what is searched for. */
export const toHref = (groups: Groups, search = ''): string => {
  const query = new URLSearchParams([
    ...toAsked(groups),
    ...(search ? [['search', search] as [string, string]] : []),
  ]).toString();
  return query ? `${list}?${query}` : list;
};

const isSame = (one: Condition | undefined, other: Condition): boolean =>
  one?.every((part, place) => part === other[place]) ?? false;

/** What stands in each group of an address after the conditions of a view; null where the address is not within it. */
const findRest = (view: LeadView, groups: Groups): readonly Condition[] | null => {
  if (view.groups.length !== groups.length) return null;
  const rests = view.groups.map((all, place) =>
    all.every((condition, at) => isSame(groups[place]?.[at], condition))
      ? (groups[place] ?? []).slice(all.length)
      : null,
  );
  const [first] = rests;
  const alike = rests.every((rest) => JSON.stringify(rest) === JSON.stringify(first));
  return alike ? (first ?? null) : null;
};

/** The view that an address shows, and the filters that it sets on it. */
export interface Opened {
  view: LeadView | null;
  rest: readonly Condition[];
}

/** Finds the view of an address: the one that says most of it. */
export const findOpen = (views: readonly LeadView[], asked: Asked): Opened => {
  const groups = readGroups(asked);
  if (!groups) return { view: null, rest: [] };
  const within = views
    .flatMap((view) => {
      const rest = findRest(view, groups);
      return rest ? [{ view, rest }] : [];
    })
    .toSorted((one, other) => one.rest.length - other.rest.length);
  return within[0] ?? { view: null, rest: [] };
};

const isFilter = (name: string): boolean => name.startsWith('where') || name === 'search';

/** The file of what the list shows: with its filters and what is searched for; as CSV where no format is named. */
export const toExportHref = (asked: Asked, format?: 'xlsx'): string => {
  const filters = Object.entries(asked).flatMap(([name, value]) =>
    isFilter(name) && value !== undefined && value !== '' ? [[name, String(value)] as [string, string]] : [],
  );
  const query = new URLSearchParams([
    ...filters,
    ...(format ? [['format', format] as [string, string]] : []),
  ]).toString();
  return `/studio/api/leads/export${query && `?${query}`}`;
};
