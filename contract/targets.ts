import { createPathMatcher } from './match-path.ts';
import {
  type FixedRouteName,
  paths,
  productScreens,
  type RouteName,
  readLanguage,
  withoutLanguage,
} from './paths.ts';
import { readRecordId } from './record-id.ts';

/** What a path of this site shows: a screen with one address, or a record that may be gone tomorrow. */
export type Target =
  | { kind: 'screen'; screen: RouteName }
  | { kind: 'products'; key: string }
  | { kind: 'trade-shows'; token: string }
  | { kind: 'dealers'; slug: string }
  | { kind: 'blogs' | 'events' | 'jobs'; id: number };

/** A record with an address of its own. */
export type RecordTarget = Exclude<Target, { kind: 'screen' }>;

/** By which of its fields the address of a record names it. */
export const addressFields = {
  products: 'key',
  'trade-shows': 'token',
  dealers: 'slug',
  blogs: 'id',
  events: 'id',
  jobs: 'id',
} as const satisfies Record<RecordTarget['kind'], string>;

/** What stands in that field of the record that a path may show. */
export const toAddressValue = (target: RecordTarget): string | number =>
  Reflect.get(target, addressFields[target.kind]);

type OpenScreen = Exclude<RouteName, FixedRouteName>;

const withId =
  (kind: 'blogs' | 'events' | 'jobs') =>
  (text: string): RecordTarget | undefined => {
    const id = readRecordId(text);
    return id === undefined ? undefined : { kind, id };
  };

const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/**
 * What the open part of an address names; nothing where no record is ever called so. The likeliest first: an address of
 * one part may be a vehicle's or a trade show's, and "/en" is neither.
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
 * What a path of this site may show, in whichever language; the likeliest first, none where no page is ever spelt so.
 * Whether the record is there is another question.
 * @param path without a query, in its one spelling (canonical-path.ts)
 */
export const listTargets = (path: string): Target[] => {
  const plain = withoutLanguage(path);
  const key = products.get(plain);
  if (key) return [{ kind: 'products', key }];
  const screen = screens.get(plain);
  if (screen) return [{ kind: 'screen', screen }];
  return openScreens.flatMap(({ read, toRecord }) => {
    // Each has one open part.
    const [text] = Object.values(read(plain) ?? {});
    return (text && toRecord(text)) || [];
  });
};
