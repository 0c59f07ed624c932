import { programWrittenFields } from '@ev-site/content/keeping/list-changes.ts';
import { hasDrafts } from '@ev-site/content/keeping/status.ts';
import type { CollectionConfig, Field, GlobalConfig, Plugin, SanitizedConfig } from 'payload';
import { aboveList, changeAll, momentField, uiField, withComponent } from './change-fields.ts';
import { type StudioWords, withWords } from './with-words.ts';

const opened = './components/documents/opened.tsx#Opened';
const usedIn = './components/documents/used-in.tsx#UsedIn';
const versionList = './components/documents/version-list.tsx#VersionList';
const timetable = './components/publishing/timetable.tsx#Timetable';
const draftStatus = './components/publishing/draft-status.tsx#DraftStatus';
const nothing = './components/documents/nothing.tsx#Nothing';
const titleInWords = './components/documents/title-in-words.tsx#TitleInWords';
const refusedSave = './components/documents/refused-save.tsx#RefusedSave';
const heldRows = './components/documents/held-rows.tsx#HeldRows';
const pastLastPage = './components/documents/past-last-page.tsx#PastLastPage';
const statusCell = './components/publishing/status-cell.tsx#StatusCell';

/** Leaves fields that only programs write out of the comparison of two versions. */
const leaveOut = (field: Field): Field =>
  'name' in field && programWrittenFields.has(field.name) ? withComponent(field, 'Diff', nothing) : field;

/**
 * Leaves the position in the list out of the comparison as well, because going back to a version does not change it.
 * Payload adds this field after all plugins have run, so this function changes the finished configuration.
 */
export const hideOrderFromDiff = (config: SanitizedConfig): SanitizedConfig => {
  for (const { fields, orderable } of config.collections)
    if (orderable)
      for (const [index, field] of fields.entries())
        if ('name' in field && field.name === '_order') fields[index] = withComponent(field, 'Diff', nothing);
  return config;
};

const showOpened = (field: Field): Field =>
  'name' in field && field.name === 'opened' && field.type === 'text'
    ? withComponent(field, 'Field', opened)
    : field;

const showFields = (
  { fields, versions }: Pick<CollectionConfig | GlobalConfig, 'fields' | 'versions'>,
  index: boolean,
) => [...fields, ...(versions ? [momentField('updatedAt', index)] : [])].map(showOpened).map(leaveOut);

const usedInField: Field = {
  ...uiField('usedIn', usedIn, { position: 'sidebar', disableListColumn: true }),
  label: 'Used in',
};

/** Collections whose records no other document refers to. */
const nothingUses = ['leads', 'webhook-events', 'privacy-requests', 'audit-log', 'report-keys'];

const withStatusCell = (fields: Field[]): Field[] => {
  const own = fields.find((field) => 'name' in field && field.name === '_status');
  const others = fields.filter((field) => field !== own);
  // Payload adds the rest of this field itself.
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
  const { admin, slug, versions } = collection;
  if (admin?.hidden === true) return collection;
  const drafts = hasDrafts(collection);
  const shown = [...showFields(collection, true), ...(nothingUses.includes(slug) ? [] : [usedInField])];
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
        edit: {
          ...edit,
          ...(drafts && { Status: draftStatus }),
          beforeDocumentControls: [
            ...(edit?.beforeDocumentControls ?? []),
            // The page of one's own account has no such place. Staff have it as a field (account-view.ts).
            ...(slug === 'staff' ? [] : [refusedSave]),
            ...(admin?.useAsTitle
              ? [{ path: titleInWords, clientProps: { titleField: admin.useAsTitle } }]
              : []),
            // Payload passes the document to this component, but not its collection.
            ...(drafts ? [{ path: timetable, serverProps: { collectionSlug: slug } }] : []),
          ],
        },
        ...(versions && {
          views: { ...admin?.components?.views, edit: { versions: { Component: versionList } } },
        }),
      },
    },
  } as CollectionConfig;
};

/** In the list of leads, the bar for changing several leads says which of them are held. */
const tellsHeldItself = (slug: string): boolean => slug === 'leads';

const tellHeld = (collection: CollectionConfig): CollectionConfig =>
  collection.lockDocuments === false || tellsHeldItself(collection.slug)
    ? collection
    : aboveList(collection, heldRows);

const showAboveList = (collection: CollectionConfig): CollectionConfig =>
  aboveList(tellHeld(collection), pastLastPage);

const showInGlobal = (global: GlobalConfig): GlobalConfig => {
  const { admin, slug, versions } = global;
  const drafts = hasDrafts(global);
  const elements = admin?.components?.elements;
  return {
    ...global,
    fields: showFields(global, false),
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          ...(drafts && { Status: draftStatus, UnpublishButton: nothing }),
          beforeDocumentControls: [
            ...(elements?.beforeDocumentControls ?? []),
            refusedSave,
            ...(drafts ? [{ path: timetable, serverProps: { globalSlug: slug } }] : []),
          ],
        },
        ...(versions && { views: { edit: { versions: { Component: versionList } } } }),
      },
    } as NonNullable<GlobalConfig['admin']>,
  };
};

const words = {
  // Payload shows this in the menu of the button that publishes the open language.
  'version:publishAllLocales': 'Publish in all languages',
  // The window of this button takes documents off the site too, and begins with that if there is nothing to publish.
  'version:schedulePublish': 'Publish or unpublish at a set time',
  'general:schedulePublishFor': 'Publish or unpublish “{{title}}” at a set time',
  // Tells the person what going back to a version does, before it is done.
  'version:aboutToRestore':
    'You are going back to this {{label}} as it was on {{versionDate}}. A version that was published goes live at once, unless you ' +
    'choose “Restore as draft”; one that was a draft becomes a draft, and visitors see no change. What stands there now is kept ' +
    'as a version.',
  'version:aboutToRestoreGlobal':
    'You are going back to “{{label}}” as it was on {{versionDate}}. A version that was published goes live at once; one that was a ' +
    'draft becomes a draft, and visitors see no change. What stands there now is kept as a version.',
  // Payload shows this for every refusal, whatever the server answered.
  'version:problemRestoringVersion':
    'Nothing was changed: it was not possible to go back to this version. Mostly something in it can no longer be published, such as a ' +
    'link to a page that is gone, or you may not publish here. Choose “Restore as draft” where there is one, else copy by hand what you need.',
} satisfies StudioWords;

/** Shows staff how their work is kept: changes by colleagues, versions, the timetable, and where a document is used. */
export const withKeptWork: Plugin = (config) => ({
  ...changeAll(config, (collection) => showAboveList(showInCollection(collection)), showInGlobal),
  i18n: withWords(config.i18n, words),
});
