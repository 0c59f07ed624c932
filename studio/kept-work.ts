import type { CollectionConfig, Config, Field, GlobalConfig, Plugin } from 'payload';

const opened = './components/opened.tsx#Opened';
const usedIn = './components/used-in.tsx#UsedIn';
const versionList = './components/version-list.tsx#VersionList';
const timetable = './components/timetable.tsx#Timetable';
const draftStatus = './components/draft-status.tsx#DraftStatus';
const noButton = './components/no-button.tsx#NoButton';
const statusCell = './components/status-cell.tsx#StatusCell';

const showOpened = (field: Field): Field =>
  'name' in field && field.name === 'opened' && field.type === 'text'
    ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: opened } } }
    : field;

const usedInField: Field = {
  name: 'usedIn',
  type: 'ui',
  label: 'Used in',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: usedIn } },
};

/** Records to which no document leads. */
const nothingUses = ['leads', 'webhook-events', 'privacy-requests', 'audit-log', 'report-keys'];

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

const withStatusCell = (fields: Field[]): Field[] => {
  const own = fields.find((field) => 'name' in field && field.name === '_status');
  const others = fields.filter((field) => field !== own);
  // Payload puts the rest of this field to it.
  const status = {
    name: '_status',
    type: 'select',
    label: 'Status',
    options: [],
    ...own,
  } as unknown as Field;
  return [...others, { ...status, admin: { components: { Cell: statusCell } } } as Field];
};

const showInCollection = (collection: CollectionConfig): CollectionConfig => {
  const { admin, fields, slug, versions } = collection;
  if (admin?.hidden === true) return collection;
  const drafts = hasDrafts(collection);
  const shown = [...fields.map(showOpened), ...(nothingUses.includes(slug) ? [] : [usedInField])];
  const edit = admin?.components?.edit;
  const columns = admin?.defaultColumns ?? [];
  return {
    ...collection,
    fields: drafts ? withStatusCell(shown) : shown,
    admin: {
      ...admin,
      ...(drafts && !columns.includes('_status') && columns.length > 0
        ? { defaultColumns: [...columns, '_status'] }
        : {}),
      components: {
        ...admin?.components,
        ...(drafts && {
          edit: {
            ...edit,
            Status: draftStatus,
            beforeDocumentControls: [
              ...(edit?.beforeDocumentControls ?? []),
              // Payload tells it the document, but not of which kind.
              { path: timetable, serverProps: { collectionSlug: slug } },
            ],
          },
        }),
        ...(versions && {
          views: { ...admin?.components?.views, edit: { versions: { Component: versionList } } },
        }),
      },
    },
  } as CollectionConfig;
};

const showInGlobal = (global: GlobalConfig): GlobalConfig => {
  const { admin, fields, slug, versions } = global;
  const elements = admin?.components?.elements;
  return {
    ...global,
    fields: fields.map(showOpened),
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        ...(hasDrafts(global) && {
          elements: {
            ...elements,
            Status: draftStatus,
            UnpublishButton: noButton,
            beforeDocumentControls: [
              ...(elements?.beforeDocumentControls ?? []),
              { path: timetable, serverProps: { globalSlug: slug } },
            ],
          },
        }),
        ...(versions && { views: { edit: { versions: { Component: versionList } } } }),
      },
    } as NonNullable<GlobalConfig['admin']>,
  };
};

// Whoever goes back to a version is told what comes of it before he does.
const words = {
  aboutToRestore:
    'You are going back to this {{label}} as it was on {{versionDate}}. A version that was published goes live at once, unless you ' +
    'choose “Restore as draft”; one that was a draft becomes a draft, and visitors see no change. What stands there now is kept ' +
    'as a version.',
  aboutToRestoreGlobal:
    'You are going back to “{{label}}” as it was on {{versionDate}}. A version that was published goes live at once, unless you choose ' +
    '“Restore as draft”; one that was a draft becomes a draft, and visitors see no change. What stands there now is kept as a version.',
};

const toTranslations = ({ i18n }: Config) => {
  const given = (i18n?.translations ?? {}) as { en?: Record<string, object> };
  return { ...given, en: { ...given.en, version: { ...given.en?.version, ...words } } };
};

/** Shows staff how their work is kept: who changed what meanwhile, versions, the timetable, and where a document is used. */
export const withKeptWork: Plugin = (config) => ({
  ...config,
  i18n: { ...config.i18n, translations: toTranslations(config) },
  collections: config.collections?.map(showInCollection) ?? [],
  globals: config.globals?.map(showInGlobal) ?? [],
});
