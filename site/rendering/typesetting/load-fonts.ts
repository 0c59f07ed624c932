import type { Language } from '@ev-site/contract/paths.ts';

// A module for each language: so its stylesheet is built by itself and stands on pages of that language alone.
const typesettings: Record<Language, () => Promise<{ fonts: readonly string[] }>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  gu: () => import('./gu.ts'),
};

/** URLs of the fonts that a page in this language fetches ahead. */
export const loadFonts = async (language: Language): Promise<readonly string[]> =>
  (await typesettings[language]()).fonts;

/** The source whose CSS every page in this language has, relative to the room. */
export const typesettingOf = (language: Language) => `rendering/typesetting/${language}.ts`;
