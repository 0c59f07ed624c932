import { paths, productScreens, type RouteName, readLanguage, withoutLanguage } from './paths.ts';

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

const screens = new Map<string, RouteName>(
  (Object.entries(paths) as [RouteName, string][]).map(([name, path]) => [path, name]),
);
const products = new Map<string, string>(
  Object.entries(productScreens).map(([key, name]) => [paths[name], key]),
);

const records = { blogdetails: 'blogs', eventdetails: 'events', careerdetails: 'jobs' } as const;
const record = /^\/(blogdetails|eventdetails|careerdetails)\/([1-9]\d{0,9})$/;
const product = /^\/product([a-z]+)$/;
const token = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const dealer = /^\/dealers\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

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
  const [, kind, id] = record.exec(plain) ?? [];
  if (kind) return [{ kind: records[kind as keyof typeof records], id: Number(id) }];
  const [, slug] = dealer.exec(plain) ?? [];
  if (slug) return [{ kind: 'dealers', slug }];
  const found: Target[] = [];
  const [, named] = product.exec(plain) ?? [];
  if (named) found.push({ kind: 'products', key: named });
  const [, show] = token.exec(plain) ?? [];
  if (show && !readLanguage(show)) found.push({ kind: 'trade-shows', token: show });
  return found;
};
