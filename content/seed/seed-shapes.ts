import type { Config } from '../payload-types.ts';

/** Fields of a stored document that seed data does not have. */
type Stored = 'id' | 'createdAt' | 'updatedAt' | '_status';

interface StoredDocument {
  id: number;
  updatedAt: string;
}

/**
 * A document as the seed writes it. Where the stored document points to another one, the seed names it: a picture by
 * its file name (`millo-hero.png`), anything else by its seed key (`millo`). Rich text is given in full.
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

/** Collections that the seed fills from plain data, ordered so that each finds what it points to. */
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

/** One document, made once. `key` is unique within its collection and never changes. */
export interface SeedEntry<Slug extends SeededCollection> {
  key: string;
  data: SeededFields<Config['collections'][Slug]>;
}

/** A global, filled once. */
export type SeedGlobal<Slug extends SeededGlobal> = SeededFields<Omit<Config['globals'][Slug], 'globalType'>>;

/** All sample content, from content/seed/data. */
export interface SeedContent {
  collections: { [Slug in SeededCollection]: SeedEntry<Slug>[] };
  globals: { [Slug in SeededGlobal]: SeedGlobal<Slug> };
}

/** A picture of the seed; its file is next to the list that names it. */
export interface SeedPicture {
  file: string;
  width: number;
  height: number;
  /** Description of the picture. */
  alt: string;
  /** What it shows, e.g. the key of a product, or "gallery". */
  subject: string;
  /** E.g. the key of the product's choice; empty if there is none. */
  variant: string;
  /** E.g. "hero", "carousel", "poster". */
  kind: string;
  order: number;
}
