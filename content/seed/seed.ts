import type { Language } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import type { SampleTranslations } from './languages/translation.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { isOwnSite } from './own-site.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedGlobals } from './seed-globals.ts';
import { type PictureFile, seedPictures } from './seed-pictures.ts';
import { type PlaceNames, type SeedState, seedPlaceNames, seedPlaces } from './seed-places.ts';
import type { SeedContent } from './seed-shapes.ts';
import { seedTranslations } from './seed-translations.ts';

/** Everything the seed may make. */
export interface Seed {
  pictures: PictureFile[];
  content: SeedContent;
  states: SeedState[];
  /** The same content in other languages. */
  languages: SeedLanguage[];
}

/** Sample content in a language other than English. */
export interface SeedLanguage {
  language: Exclude<Language, 'en'>;
  translations: SampleTranslations;
  places: PlaceNames;
}

/** How many of each kind this run made. */
interface SeedReport {
  pictures: number;
  documents: number;
  globals: number;
  states: number;
  /** Documents and globals that were translated. */
  translations: number;
  /** The keys of what was made as a draft, because a company has made the site its own. */
  drafts: string[];
  /** What was not made, and why. */
  skipped: string[];
}

/** Called after each thing that is made. What was made earlier counts in the total but is not reported. */
type ReportSeed = (done: number, total: number) => void;

/** The most things that a seed can make; each translation counts as one. */
const countSeed = ({ states, pictures, content, languages }: Seed): number => {
  const documents = Object.values(content.collections).flat().length + Object.keys(content.globals).length;
  return states.length + pictures.length + documents * (1 + languages.length);
};

/** Wraps a ledger so that it reports the progress of the seed with each note. */
const tellingLedger = (ledger: Ledger, total: number, report: ReportSeed): Ledger => {
  let done = 0;
  return {
    ...ledger,
    async note(key, document) {
      await ledger.note(key, document);
      done = Math.min(done + 1, total);
      report(done, total);
    },
  };
};

/**
 * Makes all sample content that was never made before, and nothing else: what staff edited stays edited, what staff
 * deleted stays deleted. On the site of a company no sample content is published. It may run at every start; after an interruption it continues where it stopped.
 */
export const seedContent = async (
  payload: Payload,
  seed: Seed,
  report: ReportSeed = () => undefined,
): Promise<SeedReport> => {
  const ledger = tellingLedger(await openLedger(payload), countSeed(seed), report);
  const states = await seedPlaces(payload, ledger, seed.states);
  const pictures = await seedPictures(payload, ledger, seed.pictures);
  const seeding = { payload, ledger, isOwn: await isOwnSite(payload) };
  const documents = await seedDocuments(seeding, seed.content.collections);
  const globals = await seedGlobals(seeding, seed.content.globals);
  let translations = 0;
  for (const { language, translations: texts, places } of seed.languages) {
    await seedPlaceNames(payload, ledger, language, places);
    const translating = { payload, ledger, language, translations: texts };
    translations += await seedTranslations(translating, seed.content, seed.pictures);
  }
  return {
    pictures,
    documents: documents.made,
    globals: globals.made,
    states,
    translations,
    drafts: [...documents.drafts, ...globals.drafts],
    skipped: documents.skipped,
  };
};
