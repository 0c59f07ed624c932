import type { Language } from '@ev-site/contract/paths.ts';
import type { Town } from '../../data/near/places-of-india.ts';
import type { Locale } from '../../page/locale.ts';
import type { Search } from './search.ts';

/** A town in the script of the page, where it is known there. */
export const toTownName = (town: Town, language: Language): string =>
  (language === 'en' ? '' : town[language]) || town.name;

/** From where the distances are, in a sentence. */
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
