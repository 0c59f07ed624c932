import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload';
import { canManageStaff } from '../access/staff-access.ts';
import { rememberDraft, rememberGlobalDraft } from '../hooks/raise-revision.ts';
import { alwaysThere } from './always-there.ts';
import { tellOvertaken, tellPageOvertaken } from './compared-saves.ts';
import { askEnglishFirst, askGlobalEnglishFirst, rememberCopied } from './english-first.ts';
import {
  guardChange,
  guardGlobalChange,
  openedField,
  rememberGlobalOpened,
  rememberOpened,
} from './guard-change.ts';
import { deleteOneByOne, stampTrash } from './keep-trash.ts';
import { lastChangeField, stampChange, stampGlobalChange } from './last-change.ts';
import { rememberGlobalLanguage, rememberLanguage } from './one-language.ts';
import { refuseInUse, refuseTrashInUse } from './refuse-in-use.ts';
import {
  keepGuarded,
  rememberStanding,
  restoreEndpoint,
  restoreGlobalEndpoint,
  stampRestored,
} from './restore-version.ts';
import { showPlace } from './show-place.ts';
import { hasDrafts, statusField } from './status.ts';

/** How staff's work on a kind of document is kept. */
interface Keeping {
  /** "drafts": what is saved goes live when it is published. "versions": every save goes live, and can be taken back. */
  versions?: 'drafts' | 'versions';
  /** Deleting puts it into the trash for 30 days. */
  trash?: true;
  /** Who deletes it for good: without it whoever may delete it. */
  erasedBy?: 'administrators';
}

const page: Keeping = { versions: 'drafts', trash: true, erasedBy: 'administrators' };
const part: Keeping = { versions: 'versions', trash: true, erasedBy: 'administrators' };

/** How each kind is kept. Articles and events say in their own files how they keep drafts. */
const kinds: Partial<Record<CollectionSlug, Keeping>> = {
  products: page,
  banners: page,
  questions: page,
  jobs: page,
  testimonials: page,
  'trade-shows': page,
  dealers: page,
  blogs: { trash: true, erasedBy: 'administrators' },
  events: { trash: true, erasedBy: 'administrators' },
  'page-meta': part,
  'gallery-items': part,
  certificates: part,
  assumptions: part,
  states: { trash: true, erasedBy: 'administrators' },
  cities: { trash: true, erasedBy: 'administrators' },
  // Who asks to be forgotten is forgotten at once.
  leads: { trash: true },
  // The site does not give its files out until it is swept; in a bucket they are hidden (pictures/hide-trashed.ts).
  media: { trash: true, erasedBy: 'administrators' },
  staff: {},
  redirects: {},
  'routing-rules': {},
  'reply-templates': {},
  'privacy-requests': {},
};

/** How many versions of a document are kept. */
const maxPerDoc = 30;

const toVersions = (versions: Keeping['versions']): Pick<CollectionConfig, 'versions'> =>
  versions ? { versions: { maxPerDoc, drafts: versions === 'drafts' && { schedulePublish: true } } } : {};

const toAccess = (
  { access }: CollectionConfig,
  { trash, erasedBy }: Keeping,
): NonNullable<CollectionConfig['access']> => {
  const may = access?.delete ?? canManageStaff;
  const one = erasedBy ? canManageStaff : may;
  return { ...access, delete: deleteOneByOne(trash ? { one, trash: may } : { one }) };
};

/** Lays over a collection how work on it is kept: versions, trash, who changed it last, and what is refused for that. */
export const keepWork = (collection: CollectionConfig): CollectionConfig => {
  const keeping = kinds[collection.slug as CollectionSlug];
  if (!keeping) return collection;
  const { hooks, fields } = collection;
  const isDraft = keeping.versions === 'drafts';
  const keepsDrafts = isDraft || hasDrafts(collection);
  return {
    ...collection,
    ...toVersions(keeping.versions),
    ...(keeping.trash && { trash: true }),
    access: toAccess(collection, keeping),
    ...(keepsDrafts && { endpoints: [...(collection.endpoints || []), restoreEndpoint(collection.slug)] }),
    fields: [...fields, lastChangeField(), openedField(), ...(isDraft ? [statusField()] : [])],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        rememberDraft,
        rememberLanguage,
        rememberCopied,
        rememberOpened,
      ],
      beforeValidate: [guardChange, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [
        keepGuarded,
        stampTrash,
        refuseTrashInUse,
        askEnglishFirst,
        ...(hooks?.beforeChange ?? []),
        stampChange,
      ],
      afterChange: [
        tellOvertaken,
        ...(hooks?.afterChange ?? []),
        ...(keepsDrafts && collection.orderable ? [showPlace] : []),
      ],
      beforeDelete: [refuseInUse, ...(hooks?.beforeDelete ?? [])],
    },
  };
};

/**
 * Single pages that are written as drafts and go live when they are published. Not the settings: a switch that waits
 * for a half-written sentence, or is thrown along with it, is none.
 */
const pagesWithDrafts: readonly GlobalSlug[] = ['home-page', 'about-page', 'dealer-page', 'menus'];

/** The same of a single page or the settings; one that only the programs write stays as it is. */
export const keepGlobalWork = (global: GlobalConfig): GlobalConfig => {
  if (global.admin?.hidden === true) return global;
  const { endpoints, fields, hooks, slug } = global;
  const isDraft = pagesWithDrafts.includes(slug as GlobalSlug);
  return {
    ...global,
    versions: {
      max: maxPerDoc,
      drafts: isDraft && { autosave: { interval: 2000 }, schedulePublish: true },
    },
    ...(isDraft && {
      endpoints: [...(endpoints || []), restoreGlobalEndpoint(slug)],
      // The studio asks for one field alone, and checks whether the page is published all the same.
      forceSelect: { _status: true, updatedAt: true },
    }),
    fields: [...fields, lastChangeField(), openedField(), ...(isDraft ? [statusField()] : [])],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ...(isDraft ? [rememberGlobalDraft] : []),
        rememberGlobalLanguage,
        rememberGlobalOpened,
        rememberStanding,
      ],
      beforeValidate: [guardGlobalChange, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [
        ...(isDraft ? [alwaysThere] : []),
        askGlobalEnglishFirst,
        ...(hooks?.beforeChange ?? []),
        stampGlobalChange,
      ],
      afterChange: [tellPageOvertaken, stampRestored, ...(hooks?.afterChange ?? [])],
    },
  };
};
