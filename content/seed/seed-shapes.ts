import type { Config } from '../payload-types.ts';

/** What a stored document has and a line of seed data has not. */
type Stored = 'id' | 'createdAt' | 'updatedAt' | '_status';

interface StoredDocument {
  id: number;
  updatedAt: string;
}

/**
 * A document as the seed writes it. Wherever the stored document points to another one, the seed names it:
 * a picture by its file name (`millo-hero.png`), anything else by its seed key (`millo`). Rich text is given whole.
 */
export type Seeded<T> = [Extract<T, StoredDocument>] extends [never]
  ? T extends { root: unknown }
    ? T
    : T extends readonly (infer Item)[]
      ? Seeded<Item>[]
      : T extends object
        ? SeededFields<T>
        : T
  : string | Extract<T, null | undefined>;

type SeededFields<T> = { [Key in keyof T as Key extends Stored ? never : Key]: Seeded<T[Key]> };

/** Collections that the seed fills from plain data, in an order in which each finds what it points to. */
export const seededCollections = [
  'page-meta',
  'questions',
  'products',
  'assumptions',
  'banners',
  'testimonials',
  'gallery-items',
  'blogs',
  'events',
  'trade-shows',
  'certificates',
  'dealers',
  'jobs',
  'reply-templates',
] as const;

export type SeededCollection = (typeof seededCollections)[number];

/** Globals that the seed fills. */
export const seededGlobals = ['site-settings', 'home-page', 'about-page', 'dealer-page', 'menus'] as const;

export type SeededGlobal = (typeof seededGlobals)[number];

/** One document to be made once. `key` is unique within its collection and never changes. */
export interface SeedEntry<Slug extends SeededCollection> {
  key: string;
  data: SeededFields<Config['collections'][Slug]>;
}

/** A global to be filled once. */
export type SeedGlobal<Slug extends SeededGlobal> = SeededFields<Omit<Config['globals'][Slug], 'globalType'>>;

/** All sample content, as content/seed/data gives it. */
export interface SeedContent {
  collections: { [Slug in SeededCollection]: SeedEntry<Slug>[] };
  globals: { [Slug in SeededGlobal]: SeedGlobal<Slug> };
}

/** A picture of the seed; the file lies beside the list that names it. */
export interface SeedPicture {
  file: string;
  width: number;
  height: number;
  /** What is to be seen. */
  alt: string;
  /** What it shows, e.g. the key of a product, or "gallery". */
  subject: string;
  /** e.g. the key of the product's choice; empty where there is none. */
  variant: string;
  /** e.g. "hero", "carousel", "poster". */
  kind: string;
  order: number;
}
