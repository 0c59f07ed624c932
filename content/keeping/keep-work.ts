import type { Access, CollectionConfig, CollectionSlug, GlobalConfig } from 'payload';
import { hasRole } from '../access/roles.ts';
import { rememberDraft } from '../hooks/raise-revision.ts';
import { guardChange, guardGlobalChange, openedField } from './guard-change.ts';
import { oneAtATime, stampTrash } from './keep-trash.ts';
import { lastChangeField, stampChange, stampGlobalChange } from './last-change.ts';
import { refuseInUse, refuseTrashInUse } from './refuse-in-use.ts';
import { restoreEndpoint, stampRestored } from './restore-version.ts';
import { statusField } from './status.ts';

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
  // A file has an address that the trash would not take away.
  media: {},
  staff: {},
};

/** How many versions of a document are kept. */
const maxPerDoc = 30;

const onlyAdmins: Access = ({ req }) => hasRole(req, 'admin');

const toVersions = (versions: Keeping['versions']): Pick<CollectionConfig, 'versions'> =>
  versions ? { versions: { maxPerDoc, drafts: versions === 'drafts' && { schedulePublish: true } } } : {};

const toAccess = (
  { access }: CollectionConfig,
  { trash, erasedBy }: Keeping,
): NonNullable<CollectionConfig['access']> => {
  const may = access?.delete ?? onlyAdmins;
  const one = erasedBy ? onlyAdmins : may;
  return { ...access, delete: oneAtATime(trash ? { one, trash: may } : { one }) };
};

/** Lays over a collection how work on it is kept: versions, trash, who changed it last, and what is refused for that. */
export const keepWork = (collection: CollectionConfig): CollectionConfig => {
  const keeping = kinds[collection.slug as CollectionSlug];
  if (!keeping) return collection;
  const { hooks, fields, versions } = collection;
  const isDraft = keeping.versions === 'drafts';
  const hasDrafts = isDraft || (typeof versions === 'object' && Boolean(versions.drafts));
  return {
    ...collection,
    ...toVersions(keeping.versions),
    ...(keeping.trash && { trash: true }),
    access: toAccess(collection, keeping),
    ...(hasDrafts && { endpoints: [...(collection.endpoints || []), restoreEndpoint(collection.slug)] }),
    fields: [...fields, lastChangeField(), openedField(), ...(isDraft ? [statusField()] : [])],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), rememberDraft],
      beforeValidate: [guardChange, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [stampTrash, refuseTrashInUse, ...(hooks?.beforeChange ?? []), stampChange],
      beforeDelete: [refuseInUse, ...(hooks?.beforeDelete ?? [])],
    },
  };
};

/** The same of a single page or the settings; one that only the programs write stays as it is. */
export const keepGlobalWork = (global: GlobalConfig): GlobalConfig =>
  global.admin?.hidden
    ? global
    : {
        ...global,
        versions: { max: maxPerDoc, drafts: false },
        fields: [...global.fields, lastChangeField(), openedField()],
        hooks: {
          ...global.hooks,
          beforeValidate: [guardGlobalChange, ...(global.hooks?.beforeValidate ?? [])],
          beforeChange: [...(global.hooks?.beforeChange ?? []), stampGlobalChange],
          afterChange: [...(global.hooks?.afterChange ?? []), stampRestored],
        },
      };
