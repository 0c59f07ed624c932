import { longestPlace, pinPattern, readPin, readPosition } from '@ev-site/contract/dealers.ts';
import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import type { Point } from './distance.ts';
import type { PlacesOfIndia, Town } from './places-of-india.ts';

/** The place that a visitor asked for by name or number, as far as it was understood. */
export type FoundPlace =
  | { kind: 'pin'; pin: string; point: Point }
  /** The PIN is in no table, but its first three digits are. */
  | { kind: 'district'; pin: string; digits: string; point: Point }
  | { kind: 'town'; town: Town; point: Point }
  | { kind: 'position'; point: Point }
  /** Several towns have that name. */
  | { kind: 'many'; towns: readonly Town[] }
  | { kind: 'problem'; problem: PlaceProblem; alike: readonly Town[] };

/**
 * Reason why no place was found. `pinForm`: the digits cannot be a PIN; `pinUnknown`: not even its first digits are
 * known.
 */
type PlaceProblem = 'missing' | 'long' | 'pinForm' | 'pinUnknown' | 'townUnknown' | 'positionForm';

const alikeCount = 6;

const refuse = (problem: PlaceProblem, alike: readonly Town[] = []): FoundPlace => ({
  kind: 'problem',
  problem,
  alike,
});

const findPin = (pin: string, { getPin, getDistrict }: PlacesOfIndia): FoundPlace => {
  if (!pinPattern.test(pin)) return refuse('pinForm');
  const point = getPin(pin);
  if (point) return { kind: 'pin', pin, point };
  const digits = pin.slice(0, 3);
  const middle = getDistrict(digits);
  return middle ? { kind: 'district', pin, digits, point: middle } : refuse('pinUnknown');
};

/**
 * Finds the place of a query; the position of the device counts only when no name is given. A PIN may be typed in any
 * Indian digits.
 * @param asked `state` chooses between several towns of the same name, by the code of the state
 */
export const findPlace = (
  { place = '', state = '', at = '' }: Readonly<Partial<Record<'place' | 'state' | 'at', string>>>,
  places: PlacesOfIndia,
): FoundPlace => {
  const text = toLine(place);
  if (at !== '' && text === '') {
    const point = readPosition(at);
    return point ? { kind: 'position', point } : refuse('positionForm');
  }
  if (text === '') return refuse('missing');
  if (text.length > longestPlace) return refuse('long');
  const pin = readPin(text);
  if (pin !== null) return findPin(pin, places);
  const towns = places.findTowns(text);
  const chosen = towns.find((town) => town.state === state);
  const [town, ...others] = chosen ? [chosen] : towns;
  if (!town) return refuse('townUnknown', places.listAlike(text, alikeCount));
  return others.length > 0 ? { kind: 'many', towns } : { kind: 'town', town, point: town };
};
