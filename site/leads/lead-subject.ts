import type { Lead } from '@ev-site/content/payload-types.ts';

/** The half-days that a visitor chose for a test ride, first choice first. */
export const listRideChoices = ({ firstChoice, secondChoice }: Lead): string[] =>
  [firstChoice, secondChoice].flatMap((choice) => choice || []);

/** The vehicle that a lead is about, with the chosen colour or body. */
export const sayVehicle = ({ vehicle, marker, colour }: Lead): string =>
  [...new Set([vehicle ?? marker, colour])].filter(Boolean).join(', ');
