import type { AskableVehicle } from '@ev-site/contract/savings/read-query.ts';
import type { Spread, StartKey, StartVehicle } from '@ev-site/reckoning/start-amounts.ts';
import type { Texts } from '../../words/words.ts';

/** A vehicle that can be reckoned with. */
export interface CalculatorVehicle extends StartVehicle, AskableVehicle {
  name: string;
  /** The name by which an enquiry says which vehicle is meant, and the API's field for it; empty where none is sent. */
  enquiryName: string;
  marker: string;
  /** The upper end of the typical range. */
  typicalUpToKm: number;
  /** Where and since when the price is the company's own; empty while none is published. */
  priceSource: string;
}

/** What a reckoning starts with, and its source and date, in a line. */
interface SourcedSpread extends Spread {
  source: string;
}

/** Words that only the page says. */
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

/** What the calculator is told by its page; JSON. */
export interface CalculatorProps {
  words: Omit<Texts['savings'], (typeof pageWords)[number]>;
  /** Of the page, where nothing is wrong with what is asked. */
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
  /** What the address asks, as it was written. */
  asked: Record<string, string>;
  /** Leads to an enquiry; null while they are paused and no phone is known. */
  enquiry: { words: string; href: string; opensForm: boolean } | null;
  /** Leads to a test ride of the vehicle that is asked about; null while no forms are taken. */
  ride: { words: string; path: string } | null;
}
