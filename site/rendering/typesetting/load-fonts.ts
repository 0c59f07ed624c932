import type { Language } from '@ev-site/contract/paths.ts';

// One module for each language, so that its stylesheet is built separately and appears only on pages of that language.
const typesettings: Record<Language, () => Promise<{ fonts: readonly string[] }>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  gu: () => import('./gu.ts'),
};

/** URLs of the fonts that a page in this language preloads. */
export const loadFonts = async (language: Language): Promise<readonly string[]> =>
  (await typesettings[language]()).fonts;

/** The source whose CSS every page in this language has, relative to the `site` folder. */
export const typesettingOf = (language: Language) => `rendering/typesetting/${language}.ts`;
