import type { CollectionConfig, Field, GlobalConfig, Plugin, Tab } from 'payload';
import { withWords } from './with-words.ts';

const hideTyped = (field: Field): Field =>
  field.type === 'text' && field.name === 'currentPassword'
    ? withComponent(field, './components/current-password.tsx#CurrentPassword')
    : field;

const withComponent = <Shown extends Field>(field: Shown, Field: string): Shown => ({
  ...field,
  admin: { ...field.admin, components: { ...(field.admin as { components?: object })?.components, Field } },
});

/** A part of the page that stores nothing. */
const part = (name: string, Field: string): Field => ({ name, type: 'ui', admin: { components: { Field } } });

const parts = [
  part('accountLink', './components/account-link.tsx#AccountLink'),
  part('secondFactorPart', './components/second-factor.tsx#SecondFactor'),
  part('sessionsPart', './components/sessions.tsx#Sessions'),
];

const changeStaff = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'staff'
    ? { ...collection, fields: [...collection.fields.map(hideTyped), ...parts] }
    : collection;

const askInTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(askForState) });

const askForState = (field: Field): Field => {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(askInTab) };
  return field.type === 'text' && field.name === 'confirmDomainStatus'
    ? withComponent(field, './components/state-question.tsx#StateQuestion')
    : field;
};

const changeSettings = (global: GlobalConfig): GlobalConfig =>
  global.slug === 'site-settings' ? { ...global, fields: global.fields.map(askForState) } : global;

// The page is the first that an invited colleague sees, who has no password yet.
const words = { authentication: { resetPassword: 'Choose your password' } };

/**
 * Gives accounts their own parts: a password that is typed unseen, the invitation, the second factor, the sessions. And
 * asks a second time before the site changes its state.
 */
export const withAccountView: Plugin = (config) => ({
  ...config,
  i18n: withWords(config.i18n, words),
  collections: config.collections?.map(changeStaff) ?? [],
  globals: config.globals?.map(changeSettings) ?? [],
});
