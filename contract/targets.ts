import { createPathMatcher } from './match-path.ts';
import {
  type FixedRouteName,
  paths,
  productScreens,
  type RouteName,
  readLanguage,
  withoutLanguage,
} from './paths.ts';
import { readPositiveInt } from './positive-int.ts';

/** What a path of this site shows: a screen with a fixed path, or a record, which may be deleted at any time. */
export type Target =
  | { kind: 'screen'; screen: RouteName }
  | { kind: 'products'; key: string }
  | { kind: 'trade-shows'; token: string }
  | { kind: 'dealers'; slug: string }
  | { kind: 'blogs' | 'events' | 'jobs'; id: number };

/** A record with a page of its own. */
export type RecordTarget = Exclude<Target, { kind: 'screen' }>;

/** The field of a record that its address contains. */
export const addressFields = {
  products: 'key',
  'trade-shows': 'token',
  dealers: 'slug',
  blogs: 'id',
  events: 'id',
  jobs: 'id',
} as const satisfies Record<RecordTarget['kind'], string>;

/** The value of that field for a record that a path may show. */
export const toAddressValue = (target: RecordTarget): string | number =>
  Reflect.get(target, addressFields[target.kind]);

type OpenScreen = Exclude<RouteName, FixedRouteName>;

const withId =
  (kind: 'blogs' | 'events' | 'jobs') =>
  (text: string): RecordTarget | undefined => {
    const id = readPositiveInt(text);
    return id === undefined ? undefined : { kind, id };
  };

const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/**
 * The record that the variable part of a path names; undefined if no record can have such a name. The likeliest come
 * first: a path of one part may be a vehicle's or a trade show's, and "/en" is neither.
 */
const toRecords: Record<OpenScreen, (text: string) => RecordTarget | undefined> = {
  BlogDetails: withId('blogs'),
  EventDetails: withId('events'),
  CareerDetails: withId('jobs'),
  DealerDetails: (slug) => (isSlug(slug) ? { kind: 'dealers', slug } : undefined),
  Product: (key) => (/^[a-z]+$/.test(key) ? { kind: 'products', key } : undefined),
  TradeShow: (token) => (isSlug(token) && !readLanguage(token) ? { kind: 'trade-shows', token } : undefined),
};

const openScreens = (Object.keys(toRecords) as OpenScreen[]).map((screen) => ({
  read: createPathMatcher(paths[screen]),
  toRecord: toRecords[screen],
}));
const screens = new Map(
  (Object.entries(paths) as [RouteName, string][])
    .filter(([, path]) => !path.includes(':'))
    .map(([screen, path]) => [path, screen]),
);
const products = new Map<string, string>(
  Object.entries(productScreens).map(([key, screen]) => [paths[screen], key]),
);

/**
 * What a path of this site may show, in any language, the likeliest first; empty if no page can have such a path. Does
 * not check whether the record exists.
 * @param path without a query, in its canonical form (canonical-path.ts)
 */
export const listTargets = (path: string): Target[] => {
  const plain = withoutLanguage(path);
  const key = products.get(plain);
  if (key) return [{ kind: 'products', key }];
  const screen = screens.get(plain);
  if (screen) return [{ kind: 'screen', screen }];
  return openScreens.flatMap(({ read, toRecord }) => {
    // Each of these paths has one variable part.
    const [text] = Object.values(read(plain) ?? {});
    return (text && toRecord(text)) || [];
  });
};
