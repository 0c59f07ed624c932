import { type Language, languages } from '@ev-site/contract/paths.ts';

/** What staff call each language of the site. */
export const languageWords: Record<Language, string> = { en: 'English', hi: 'Hindi', gu: 'Gujarati' };

/** The same as options of a select field. */
export const languageOptions = languages.map((value) => ({ value, label: languageWords[value] }));
