import type { CollectionConfig, Field, Plugin } from 'payload';
import { withWords } from './with-words.ts';

const work: Field = {
  name: 'work',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: './components/lead-work.tsx#LeadWork' },
  },
};

const resume: Field = {
  name: 'resumeView',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: './components/resume-view.tsx#ResumeView' },
  },
};

/** What was sent ends with the resume, which stands beside it where there is room. */
const withResume = (field: Field): Field =>
  field.type === 'tabs'
    ? {
        ...field,
        tabs: field.tabs.map((tab, place) =>
          place === 0 ? { ...tab, fields: [...tab.fields, resume] } : tab,
        ),
      }
    : field;

const withPhoneCell = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withPhoneCell) })) };
  return field.type === 'text' && field.name === 'phone'
    ? {
        ...field,
        admin: {
          ...field.admin,
          components: { ...field.admin?.components, Cell: './components/phone-cell.tsx#PhoneCell' },
        },
      }
    : field;
};

const withLeadNumber = (field: Field): Field =>
  field.type === 'number' && field.name === 'lead'
    ? {
        ...field,
        admin: { ...field.admin, components: { Cell: './components/lead-number.tsx#LeadNumberCell' } },
      }
    : field;

/** Says below the states of a rule which of its kinds name none. */
const withRuleStates = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(withRuleStates) };
  return field.type === 'relationship' && field.name === 'states'
    ? ({
        ...field,
        admin: { ...field.admin, components: { Description: './components/rule-states.tsx#RuleStates' } },
      } as Field)
    : field;
};

const sendAgain: Field = {
  name: 'sendAgain',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: './components/send-again.tsx#SendAgain' } },
};

const personFile: Field = {
  name: 'personFile',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: './components/person-file.tsx#PersonFile' },
  },
};

const tryRules: Field = {
  name: 'tryRules',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: './components/routing-check.tsx#RoutingCheckOfRule' },
  },
};

const addDesk = (collection: CollectionConfig): CollectionConfig => {
  if (collection.slug === 'webhook-events')
    return {
      ...collection,
      fields: [sendAgain, ...collection.fields.map(withLeadNumber)],
      admin: {
        ...collection.admin,
        components: { beforeListTable: ['./components/send-failed-again.tsx#SendFailedAgain'] },
      },
    };
  if (collection.slug === 'report-keys')
    return {
      ...collection,
      admin: {
        ...collection.admin,
        components: { beforeListTable: ['./components/report-key.tsx#ReportKey'] },
      },
    };
  if (collection.slug === 'routing-rules')
    return {
      ...collection,
      fields: [...collection.fields.map(withRuleStates), tryRules],
      admin: {
        ...collection.admin,
        components: { beforeListTable: ['./components/routing-check.tsx#RoutingCheck'] },
      },
    };
  if (collection.slug === 'privacy-requests')
    return { ...collection, fields: [personFile, ...collection.fields] };
  if (collection.slug !== 'leads') return collection;
  return {
    ...collection,
    // What is done for a lead comes first: on a phone it is what one sees.
    fields: [work, ...collection.fields.map(withPhoneCell).map(withResume)],
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        beforeListTable: ['./components/lead-views.tsx#LeadViews'],
      },
    },
  };
};

// Payload writes "<No Place>" into every empty cell, and the eye finds nothing between them.
const words = { general: { noLabel: '–' } };

/** Gives the leads their ready-made views, filters and export, and the ways to work and answer one. */
export const withLeadDesk: Plugin = (config) => ({
  ...config,
  i18n: withWords(config.i18n, words),
  collections: config.collections?.map(addDesk) ?? [],
});
