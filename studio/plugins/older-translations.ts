import { tellsOlder } from '@ev-site/content/translations/older-translations.ts';
import type { Field, Plugin } from 'payload';
import { changeAll, hiddenFromLists, uiField } from './change-fields.ts';

const older = uiField(
  'olderTranslations',
  './components/publishing/older-translations.tsx#OlderTranslations',
  {
    ...hiddenFromLists,
    position: 'sidebar',
  },
);

const addOlder = <Owner extends { slug: string; fields: Field[] }>(owner: Owner): Owner =>
  tellsOlder(owner.slug) ? { ...owner, fields: [...owner.fields, older] } : owner;

/** Beside every translated document, says which of its translations are older than the English text. */
export const withOlderTranslations: Plugin = (config) => changeAll(config, addOlder, addOlder);
