import type { CollectionConfig, Field, Plugin } from 'payload';
import {
  aboveList,
  hiddenFromLists,
  mapFields,
  momentField,
  uiField,
  withComponent,
} from './change-fields.ts';
import { type StudioWords, withWords } from './with-words.ts';

const work = uiField('work', './components/leads/work/lead-work.tsx#LeadWork', hiddenFromLists);

const resume = uiField(
  'resumeView',
  './components/leads/applications/resume-view.tsx#ResumeView',
  hiddenFromLists,
);

/** Puts the resume at the end of what the visitor sent; where there is room, it stands beside it. */
const withResume = (field: Field): Field =>
  field.type === 'tabs'
    ? {
        ...field,
        tabs: field.tabs.map((tab, place) =>
          place === 0 ? { ...tab, fields: [...tab.fields, resume] } : tab,
        ),
      }
    : field;

const withCell = (field: Field): Field => {
  if (field.type === 'relationship')
    return withComponent(field, 'Cell', './components/leads/list/related-cell.tsx#RelatedCell');
  return field.type === 'text' && field.name === 'phone'
    ? withComponent(field, 'Cell', './components/leads/list/phone-cell.tsx#PhoneCell')
    : field;
};

/** Payload's own date fields, declared here so that the list shows them with our cell as well. */
const moments = [momentField('updatedAt', true), momentField('deletedAt', true)];

const withLeadNumber = (field: Field): Field =>
  field.type === 'number' && field.name === 'lead'
    ? withComponent(field, 'Cell', './components/leads/webhook/lead-number.tsx#LeadNumberCell')
    : field;

/** Below the states of a routing rule, says which kinds of enquiry in the rule name no state. */
const withRuleStates = (field: Field): Field =>
  field.type === 'relationship' && field.name === 'states'
    ? withComponent(field, 'Description', './components/leads/routing/rule-states.tsx#RuleStates')
    : field;

const sendAgain = uiField('sendAgain', './components/leads/webhook/send-again.tsx#SendAgain', {
  disableListColumn: true,
});

const personFile = uiField(
  'personFile',
  './components/leads/person/person-file.tsx#PersonFile',
  hiddenFromLists,
);

const tryRules = uiField('tryRules', './components/leads/routing/routing-check.tsx#RoutingCheckOfRule', {
  disableListColumn: true,
});

const additions: Record<string, (collection: CollectionConfig) => CollectionConfig> = {
  'webhook-events': ({ fields, ...collection }) =>
    aboveList(
      { ...collection, fields: [sendAgain, ...fields.map(withLeadNumber)] },
      './components/leads/webhook/send-failed-again.tsx#SendFailedAgain',
    ),
  'report-keys': (collection) => aboveList(collection, './components/reports/report-key.tsx#ReportKey'),
  'routing-rules': ({ fields, ...collection }) =>
    aboveList(
      { ...collection, fields: [...mapFields(fields, withRuleStates), tryRules] },
      './components/leads/routing/routing-check.tsx#RoutingCheck',
    ),
  'privacy-requests': (collection) => ({ ...collection, fields: [personFile, ...collection.fields] }),
  // The actions on a lead come first, so that they are what one sees on a phone.
  leads: ({ fields, ...collection }) =>
    aboveList(
      { ...collection, fields: [work, ...mapFields([...fields, ...moments], withCell).map(withResume)] },
      './components/leads/list/lead-views.tsx#LeadViews',
    ),
};

const addTools = (collection: CollectionConfig): CollectionConfig =>
  additions[collection.slug]?.(collection) ?? collection;

// Payload writes "<No Place>" into every empty cell, which makes the filled cells hard to find.
const words = { 'general:noLabel': '–' } satisfies StudioWords;

/** Gives the leads their ready-made views, filters and export, and the tools to work and answer a lead. */
export const withLeadTools: Plugin = (config) => ({
  ...config,
  i18n: withWords(config.i18n, words),
  collections: config.collections?.map(addTools) ?? [],
});
