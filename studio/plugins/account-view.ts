import { shortestPassword } from '@ev-site/content/accounts/password-strength.ts';
import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload';
import { changeAll, hiddenFromLists, mapFields, uiField, withComponent } from './change-fields.ts';
import { type StudioWords, withWords } from './with-words.ts';

const hideTyped = (field: Field): Field =>
  field.type === 'text' && field.name === 'currentPassword'
    ? withComponent(field, 'Field', './components/accounts/current-password.tsx#CurrentPassword')
    : field;

const parts = [
  uiField('accountLink', './components/accounts/account-link.tsx#AccountLink', hiddenFromLists),
  uiField('secondFactorPart', './components/accounts/second-factor.tsx#SecondFactor', hiddenFromLists),
  uiField('sessionsPart', './components/accounts/sessions.tsx#Sessions', hiddenFromLists),
  uiField('refusedSave', './components/documents/refused-save.tsx#RefusedSave', hiddenFromLists),
];

const changeStaff = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'staff'
    ? { ...collection, fields: [...collection.fields.map(hideTyped), ...parts] }
    : collection;

const askForState = (field: Field): Field =>
  field.type === 'text' && field.name === 'confirmDomainStatus'
    ? withComponent(field, 'Field', './components/publishing/confirm-state.tsx#ConfirmState')
    : field;

const changeSettings = (global: GlobalConfig): GlobalConfig =>
  global.slug === 'site-settings' ? { ...global, fields: mapFields(global.fields, askForState) } : global;

const words = {
  // An invited colleague, who has no password yet, sees this page first.
  'authentication:resetPassword': 'Choose your password',
  'authentication:newPassword': `New password, at least ${shortestPassword} characters`,
} satisfies StudioWords;

/**
 * Gives accounts their own parts: a current password that is hidden while it is typed, the invitation, the second
 * factor and the sessions. Also asks for confirmation before the site changes its state.
 */
export const withAccountView: Plugin = (config) => ({
  ...changeAll(config, changeStaff, changeSettings),
  i18n: withWords(config.i18n, words),
});
