import { type Language, paperPaths, pathTo } from '@ev-site/contract/paths.ts';
import { savingsKeys } from '@ev-site/contract/savings/read-query.ts';
import { openValueCache } from '../../data/caching/value-cache.ts';
import type { Reading } from '../../data/data-access.ts';
import { getLocale } from '../../page/locale.ts';
import type { AskedQuery } from '../../page/page.ts';
import { toComparisonPaper } from '../../pages/compare/to-comparison-paper.ts';
import type { PaperContext } from '../../pages/paper-frame.ts';
import { toSavingsPaper } from '../../pages/savings/to-savings-paper.ts';
import type { Paper } from '../../paper/paper.ts';

/** The part of the data layer that answers to visitors' individual questions are made from. */
interface OwnPaperData {
  readRevision(): Promise<number>;
  inLanguage(language: Language): Pick<Reading, 'getReckoningBasis' | 'listComparedVehicles' | 'getSettings'>;
}

type Draw = (query: AskedQuery, context: PaperContext) => Paper | undefined;

/** A screen whose answers can be printed as PDF. */
export interface OwnPaper {
  path: (typeof paperPaths)['Savings' | 'Compare'];
  screen: 'Savings' | 'Compare';
  /** Keys of the screen's query. */
  keys: readonly string[];
  /** The start of the file name. */
  file: string;
}

/** The screens that answer a visitor's own question on paper. */
export const ownPapers: readonly OwnPaper[] = [
  { path: paperPaths.Savings, screen: 'Savings', keys: [...savingsKeys, 'from'], file: 'savings' },
  { path: paperPaths.Compare, screen: 'Compare', keys: ['vehicles', 'only'], file: 'comparison' },
];

interface OwnPaperOptions {
  data: OwnPaperData;
  publicUrl: string;
  generation(): number;
}

/** Answers to visitors' individual questions, ready to be printed. */
export interface OwnPapers {
  /** @returns undefined if there is nothing to print. The page of the same address tells the reason. */
  draw(paper: OwnPaper, language: Language, query: AskedQuery): Promise<Paper | undefined>;
  /** The page that answers the same question. */
  pageOf(paper: OwnPaper, language: Language): string;
}

/** Reads the data for all such papers once per content generation. The papers themselves are not cached. */
export const createOwnPapers = ({ data, publicUrl, generation }: OwnPaperOptions): OwnPapers => {
  const readDraw = async (screen: OwnPaper['screen'], language: Language): Promise<Draw> => {
    const reading = data.inLanguage(language);
    if (screen === 'Compare') {
      const vehicles = await reading.listComparedVehicles();
      return (query, context) => toComparisonPaper(vehicles, query, context);
    }
    const basis = await reading.getReckoningBasis();
    return (query, context) => (basis ? toSavingsPaper(basis, query, context) : undefined);
  };

  const read = async (screen: OwnPaper['screen'], language: Language) => {
    const [draw, settings, revision] = await Promise.all([
      readDraw(screen, language),
      data.inLanguage(language).getSettings(),
      data.readRevision(),
    ]);
    const about = { locale: getLocale(language), publicUrl, settings, revision };
    return (query: AskedQuery) => draw(query, { ...about, now: new Date() });
  };
  const keep = openValueCache(generation);

  return {
    async draw({ screen }, language, query) {
      const draw = await keep(`${language} ${screen}`, () => read(screen, language));
      return draw(query);
    },
    pageOf: ({ screen }, language) => pathTo(screen, { language }),
  };
};
