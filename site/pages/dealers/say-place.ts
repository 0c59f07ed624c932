import type { Language } from '@ev-site/contract/paths.ts';
import type { Town } from '../../data/near/places-of-india.ts';
import type { Locale } from '../../page/locale.ts';
import type { Search } from './search.ts';

/** A town's name in the script of the page, if it is known. */
export const toTownName = (town: Town, language: Language): string =>
  (language === 'en' ? '' : town[language]) || town.name;

/** The place from which distances are measured, as a sentence. */
export const sayPlace = (
  found: Extract<Search, { state: 'answered' }>['found'],
  states: ReadonlyMap<string, string>,
  { words, language }: Pick<Locale, 'words' | 'language'>,
): string => {
  const say = words.dealers.found;
  if (found.kind === 'pin') return say.pin({ pin: found.pin });
  if (found.kind === 'district') return say.district({ pin: found.pin, digits: found.digits });
  if (found.kind === 'position') return say.position;
  const { town } = found;
  return say.town({ town: toTownName(town, language), state: states.get(town.state) ?? town.state });
};
