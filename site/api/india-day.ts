import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { inEachLanguage, type Language } from '@ev-site/contract/paths.ts';
import { languageTags } from '../words/words.ts';

const monthNames = inEachLanguage(
  (language) => new Intl.DateTimeFormat(languageTags[language], { timeZone: 'Asia/Kolkata', month: 'short' }),
);

/** The date of a stored time in India: "2026-11-21", and its day "21". */
export const toIndiaDay = (time: string): { iso: string; day: string } => {
  const iso = toIsoDay(new Date(time));
  return { iso, day: iso.slice(8) };
};

/** The short name of the month of a stored time in India: "Nov", "नव॰", "નવે". */
export const toIndiaMonth = (time: string, language: Language): string =>
  monthNames[language].format(new Date(time));
