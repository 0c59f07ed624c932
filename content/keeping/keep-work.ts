import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload';
import { canManageStaff } from '../access/staff-access.ts';
import { rememberDraft, rememberGlobalDraft } from '../hooks/raise-revision.ts';
import { throwIfOvertaken, throwIfPageOvertaken } from './compared-saves.ts';
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
import { refuseUnpublishing } from './refuse-unpublishing.ts';
import {
  keepGuarded,
  rememberBeforeRestore,
  restoreEndpoint,
  restoreGlobalEndpoint,
  stampRestored,
} from './restore-version.ts';
import { showPlace } from './show-place.ts';
import { hasDrafts, statusField } from './status.ts';

/** How the work of staff on a kind of document is kept. */
interface Keeping {
  /** "drafts": a save goes live when it is published. "versions": every save goes live at once, and can be undone. */
  versions?: 'drafts' | 'versions';
  /** Deleting moves the document to the trash for 30 days. */
  trash?: true;
  /** Who may delete a document for good. If not set: everybody who may delete it. */
  erasedBy?: 'administrators';
}

const page: Keeping = { versions: 'drafts', trash: true, erasedBy: 'administrators' };
const part: Keeping = { versions: 'versions', trash: true, erasedBy: 'administrators' };

/** How each kind is kept. Articles and events set up their drafts in their own files. */
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
  // No limit to administrators: a person who asks to be forgotten is erased at once.
  leads: { trash: true },
  // The site does not serve files of trashed pictures; in a bucket these files are hidden (pictures/hide-trashed.ts).
  media: { trash: true, erasedBy: 'administrators' },
  staff: {},
  redirects: {},
  'routing-rules': {},
  'reply-templates': {},
  'privacy-requests': {},
};

const isKept = (slug: string): slug is CollectionSlug => Object.hasOwn(kinds, slug);

/** How many versions of one document are kept. */
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

/**
 * Adds to a collection all that keeps work on it: versions, trash, last change, and the checks that refuse a change.
 */
export const keepWork = (collection: CollectionConfig): CollectionConfig => {
  const { hooks, fields, slug } = collection;
  const keeping = isKept(slug) && kinds[slug];
  if (!keeping) return collection;
  const isDraft = keeping.versions === 'drafts';
  const keepsDrafts = isDraft || hasDrafts(collection);
  return {
    ...collection,
    ...toVersions(keeping.versions),
    ...(keeping.trash && { trash: true }),
    access: toAccess(collection, keeping),
    ...(keepsDrafts && { endpoints: [...(collection.endpoints || []), restoreEndpoint(slug)] }),
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
        throwIfOvertaken,
        ...(hooks?.afterChange ?? []),
        ...(keepsDrafts && collection.orderable ? [showPlace] : []),
      ],
      beforeDelete: [refuseInUse, ...(hooks?.beforeDelete ?? [])],
    },
  };
};

/**
 * Single pages with drafts. The settings are not among them: a switch there must work at once. It must not wait for a
 * half-written sentence to be published, nor be changed by accident together with one.
 */
const pagesWithDrafts: readonly GlobalSlug[] = ['home-page', 'about-page', 'dealer-page', 'menus'];

/** The same for a single page or the settings. A global that only programs write stays as it is. */
export const keepGlobalWork = (global: GlobalConfig): GlobalConfig => {
  if (global.admin?.hidden === true) return global;
  const { endpoints, fields, hooks, slug } = global;
  const withDrafts = pagesWithDrafts.find((one) => one === slug);
  const isDraft = withDrafts !== undefined;
  return {
    ...global,
    versions: {
      max: maxPerDoc,
      drafts: isDraft && { autosave: { interval: 2000 }, schedulePublish: true },
    },
    ...(isDraft && {
      endpoints: [...(endpoints || []), restoreGlobalEndpoint(withDrafts)],
      // The studio sometimes selects a single field, and still checks whether the page is published.
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
        rememberBeforeRestore,
      ],
      beforeValidate: [guardGlobalChange, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [
        ...(isDraft ? [refuseUnpublishing] : []),
        askGlobalEnglishFirst,
        ...(hooks?.beforeChange ?? []),
        stampGlobalChange,
      ],
      afterChange: [throwIfPageOvertaken, stampRestored, ...(hooks?.afterChange ?? [])],
    },
  };
};
