import type { Language } from '@ev-site/contract/paths.ts';
import { readRideDay } from '@ev-site/contract/ride-days.ts';
import { getWords, languageTags } from './words.ts';

/** The half-days that a visitor chose for a test ride, in words: "Wednesday 25 November, before noon". */
export const sayRideDays = (keys: readonly string[], language: Language): string => {
  const { half: halves } = getWords(language).dealerLead.labels;
  const format = new Intl.DateTimeFormat(languageTags[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  const said = keys.flatMap((key) => {
    const asked = readRideDay(key);
    return asked ? [halves[asked.half]({ day: format.format(new Date(`${asked.day}T00:00:00Z`)) })] : [];
  });
  return said.join('; ');
};
