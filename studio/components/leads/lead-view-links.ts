import type { Condition } from '@ev-site/content/access/condition.ts';
import type { LeadView } from '@ev-site/content/desk/lead-views.ts';
import { hour } from '@ev-site/contract/spans-of-time.ts';

/** The query of a list's address. */
export type ListQuery = Readonly<Record<string, string | string[] | undefined>>;

/** A condition in an address: ours, or one of Payload's own filters, some of which have several values. */
export type AskedCondition = readonly [field: string, operator: string, value: string | readonly string[]];

/** The conditions of an address: all conditions of at least one of these groups must hold. */
export type Groups = readonly (readonly AskedCondition[])[];

const list = '/studio/collections/leads';
const inGroup = /^where\[or\]\[(\d+)\]\[and\]\[(\d+)\]\[([\w.]+)\]\[(\w+)\](\[\d+\])?$/;
const inNoGroup = /^where\[([\w.]+)\]\[([a-z_]+)\]$/;

/** Conditions in the form in which the list writes them into its address. */
const toAsked = (groups: Groups): [string, string][] =>
  groups.flatMap((all, group) =>
    all.flatMap(([field, operator, value], place): [string, string][] => {
      const name = `where[or][${group}][and][${place}][${field}][${operator}]`;
      return typeof value === 'string'
        ? [[name, value]]
        : value.map((one, at): [string, string] => [`${name}[${at}]`, one]);
    }),
  );

/** The groups of conditions in an address; null if it holds a condition that no list writes. */
const readGroups = (asked: ListQuery): Groups | null => {
  const groups: AskedCondition[][] = [];
  const ofAll: AskedCondition[] = [];
  for (const [name, value] of Object.entries(asked)) {
    if (!name.startsWith('where') || value === undefined) continue;
    const [, ofEach, how] = inNoGroup.exec(name) ?? [];
    const [, group, place, field, operator, isOneOf] = inGroup.exec(name) ?? [];
    if (ofEach && how) ofAll.push([ofEach, how, value]);
    else if (field && operator) {
      const all = groups[Number(group)] ?? [];
      const before = all[Number(place)]?.[2] ?? [];
      all[Number(place)] = [field, operator, isOneOf ? [before, value].flat(2) : value];
      groups[Number(group)] = all;
    } else return null;
  }
  const found = groups.length === 0 ? [[]] : Object.values(groups);
  return found.map((all) => [...all.filter(Boolean), ...ofAll]);
};

/** The address of the list with these conditions and search words. */
export const toHref = (groups: Groups, search = ''): string => {
  const query = new URLSearchParams([
    ...toAsked(groups),
    ...(search ? [['search', search] as [string, string]] : []),
  ]).toString();
  return query ? `${list}?${query}` : list;
};

const isSame = (one: AskedCondition | undefined, other: AskedCondition | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a condition of an address is that of a view. A condition on the current moment matches for an hour. */
const isOfView = (asked: AskedCondition | undefined, own: Condition): boolean => {
  const [field, operator, value] = own;
  const hasMoved =
    operator === 'less_than' &&
    asked?.[0] === field &&
    asked[1] === operator &&
    Math.abs(Date.parse(String(asked[2])) - Date.parse(value)) < hour;
  return hasMoved || isSame(asked, own);
};

/** The conditions after those of a view, the same in every group of an address; null if the address is another. */
const findRest = (view: LeadView, groups: Groups): Groups[number] | null => {
  if (view.groups.length !== groups.length) return null;
  const rests = view.groups.map((all, place) =>
    all.every((condition, at) => isOfView(groups[place]?.[at], condition))
      ? (groups[place] ?? []).slice(all.length)
      : null,
  );
  const [first] = rests;
  const alike = rests.every((rest) => JSON.stringify(rest) === JSON.stringify(first));
  return alike ? (first ?? null) : null;
};

/** The view that an address shows, and the filters on it. */
export interface Opened {
  view: LeadView | null;
  /** The conditions under the filters: those of the view, or those that fit no view. */
  under: Groups;
  rest: readonly AskedCondition[];
}

/**
 * Splits conditions that fit no view: those at the end of all groups alike count as filters. No group is left empty,
 * because an address cannot hold an empty group.
 */
const splitFilters = (groups: Groups): Omit<Opened, 'view'> => {
  const [first = []] = groups;
  const most = Math.min(...groups.map((all) => all.length)) - 1;
  const isShared = (fromEnd: number) => groups.every((all) => isSame(all.at(-fromEnd), first.at(-fromEnd)));
  let shared = 0;
  while (shared < most && isShared(shared + 1)) shared += 1;
  return {
    under: groups.map((all) => all.slice(0, all.length - shared)),
    rest: first.slice(first.length - shared),
  };
};

/** Finds the view that an address shows: the one that covers most of its conditions. */
export const findOpen = (views: readonly LeadView[], asked: ListQuery): Opened => {
  const groups = readGroups(asked);
  if (!groups) return { view: null, under: [[]], rest: [] };
  const within = views
    .flatMap((view) => {
      const rest = findRest(view, groups);
      return rest ? [{ view, under: view.groups, rest }] : [];
    })
    .toSorted((one, other) => one.rest.length - other.rest.length);
  return within[0] ?? { view: null, ...splitFilters(groups) };
};

const isFilter = (name: string): boolean => name.startsWith('where') || name === 'search';

/** The address of the file of what the list shows, with its filters and search words; CSV if no format is named. */
export const toExportHref = (asked: ListQuery, format?: 'xlsx'): string => {
  const filters = Object.entries(asked).flatMap(([name, value]) =>
    isFilter(name) && value !== undefined && value !== '' ? [[name, String(value)] as [string, string]] : [],
  );
  const query = new URLSearchParams([
    ...filters,
    ...(format ? [['format', format] as [string, string]] : []),
  ]).toString();
  return `/studio/api/leads/export${query && `?${query}`}`;
};
