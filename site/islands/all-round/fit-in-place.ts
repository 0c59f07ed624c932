import { readPlainNumber } from '@ev-site/contract/plain-number.ts';

/** A place on the ground, or the ground area of an object, in metres. */
export interface Outline {
  length: number;
  width: number;
}

/** Whether a vehicle fits in a place, lengthwise or crosswise, and the remaining or missing metres. */
export interface Fit {
  fits: boolean;
  /** Remaining length, on both ends together. If the vehicle does not fit, the missing length, or 0. */
  along: number;
  across: number;
}

const compare = (vehicle: Outline, place: Outline): Fit => {
  const along = place.length - vehicle.length;
  const across = place.width - vehicle.width;
  const fits = along >= 0 && across >= 0;
  return fits ? { fits, along, across } : { fits, along: Math.max(0, -along), across: Math.max(0, -across) };
};

/** Compares both directions and returns the better result. */
export const toFit = (vehicle: Outline, place: Outline): Fit => {
  const straight = compare(vehicle, place);
  const turned = compare({ length: vehicle.width, width: vehicle.length }, place);
  if (straight.fits !== turned.fits) return straight.fits ? straight : turned;
  const lacking = ({ along, across }: Fit) => along + across;
  return straight.fits || lacking(straight) <= lacking(turned) ? straight : turned;
};

/**
 * Parses metres as people type them: "3.5", "3,5", "૩.૫". Fractions of a centimetre are dropped, because the result
 * shows centimetres only. Null if the number is not between 0 and 50.
 */
export const readMetres = (text: string): number | null => {
  const typed = readPlainNumber(text.replace(',', '.')) ?? 0;
  const metres = Math.floor(Math.round(typed * 1000) / 10) / 100;
  return metres > 0 && metres <= 50 ? metres : null;
};
