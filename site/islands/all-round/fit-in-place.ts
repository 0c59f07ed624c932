import { readPlainNumber } from '@ev-site/contract/plain-number.ts';

/** A place on the ground, or what stands on it, in metres. */
export interface Outline {
  length: number;
  width: number;
}

/** Whether a vehicle fits in a place, whichever way round it is driven in, and how much is left or lacking in metres. */
export interface Fit {
  fits: boolean;
  /** Left beside and before it together; where it does not fit, 0 or what is lacking of each. */
  along: number;
  across: number;
}

const compare = (vehicle: Outline, place: Outline): Fit => {
  const along = place.length - vehicle.length;
  const across = place.width - vehicle.width;
  const fits = along >= 0 && across >= 0;
  return fits ? { fits, along, across } : { fits, along: Math.max(0, -along), across: Math.max(0, -across) };
};

/** Compares both ways round and takes the better one. */
export const toFit = (vehicle: Outline, place: Outline): Fit => {
  const straight = compare(vehicle, place);
  const turned = compare({ length: vehicle.width, width: vehicle.length }, place);
  if (straight.fits !== turned.fits) return straight.fits ? straight : turned;
  const lacking = ({ along, across }: Fit) => along + across;
  return straight.fits || lacking(straight) <= lacking(turned) ? straight : turned;
};

/**
 * Reads metres as people type them: "3.5", "3,5", "૩.૫". What is less than a centimetre does not count: no more is said of what is
 * left or lacking. Null where it is none between 0 and 50.
 */
export const readMetres = (text: string): number | null => {
  const typed = readPlainNumber(text.replace(',', '.')) ?? 0;
  const metres = Math.floor(Math.round(typed * 1000) / 10) / 100;
  return metres > 0 && metres <= 50 ? metres : null;
};
