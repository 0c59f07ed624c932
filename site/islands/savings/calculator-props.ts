import type { AskableVehicle } from '@ev-site/contract/savings/read-query.ts';
import type { Spread, StartKey, StartVehicle } from '@ev-site/reckoning/start-amounts.ts';
import type { Texts } from '../../words/words.ts';

/** A vehicle for calculations. */
export interface CalculatorVehicle extends StartVehicle, AskableVehicle {
  name: string;
  /** The name by which an enquiry identifies the vehicle, and the API's field for it; empty if none is sent. */
  enquiryName: string;
  marker: string;
  /** Upper end of the typical range. */
  typicalUpToKm: number;
  /** Place and date of the company's published price; empty if none is published. */
  priceSource: string;
}

/** Start values of a number, with source and date in one line. */
interface SourcedSpread extends Spread {
  source: string;
}

/** Texts that only the page uses. */
export const pageWords = [
  'name',
  'title',
  'heading',
  'introduction',
  'nothing',
  'about',
  'enquire',
  'published',
  'sourced',
  'estimate',
] as const;

/** The data that the calculator gets from its page, as JSON. */
export interface CalculatorProps {
  words: Omit<Texts['savings'], (typeof pageWords)[number]>;
  /** Title of the page if the input has no problem. */
  title: string;
  /** Path of the page, in its language, and of the page with all assumptions. */
  path: string;
  /** Path of the same answer as PDF. */
  paperPath: string;
  assumptionsPath: string;
  /** Address of the site without a trailing slash, for the link that is shared. */
  publicUrl: string;
  vehicles: CalculatorVehicle[];
  spreads: Readonly<Record<StartKey, SourcedSpread>>;
  /** The query as it was written. */
  asked: Record<string, string>;
  /** The link to an enquiry; null while enquiries are paused and no phone is known. */
  enquiry: { words: string; href: string; opensForm: boolean } | null;
  /** The link to a test ride of the vehicle; null while no forms are accepted. */
  ride: { words: string; path: string } | null;
}
