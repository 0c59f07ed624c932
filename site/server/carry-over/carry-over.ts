import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { GenerationCache } from '../../data/caching/generation-cache.ts';
import type { createPageAnswers, KeptPage } from '../page-answers.ts';
import type { Brochure, Brochures } from '../papers/brochures.ts';
import { openCarriedFile } from './carried-file.ts';

type PageAnswers = ReturnType<typeof createPageAnswers>;
type CarriedPage = NonNullable<ReturnType<PageAnswers['toCarriedPage']>>;

interface Made {
  /** Name of the content's state that it was made of. */
  state: string;
  pages: [address: string, page: CarriedPage][];
  brochures: [key: string, brochure: Brochure][];
}

interface CarryOverOptions {
  dataFolder: string;
  /** The deployment's own. */
  secret: string;
  /** What decides how a page looks beside the content: the build and its settings. */
  madeBy: readonly unknown[];
  pages: Pick<GenerationCache<KeptPage, never>, 'list' | 'take'>;
  answers: Pick<PageAnswers, 'settled' | 'toCarriedPage' | 'fromCarriedPage'>;
  brochures: Brochures['kept'];
  /** `undefined` while it is not known. */
  getState(): string | undefined;
  generation(): number;
  log: Pick<Log, 'warn' | 'info'>;
}

/**
 * Carries pages and brochures over a restart, so that a site that comes back has its pages within a moment, whatever has
 * ended it, and however busy its machine is.
 */
export const createCarryOver = (options: CarryOverOptions) => {
  const { dataFolder, secret, madeBy, pages, answers, brochures, getState, generation, log } = options;
  const file = openCarriedFile<Made>({
    file: path.join(dataFolder, 'pages', 'made.bin'),
    maker: createHmac('sha256', secret).update(JSON.stringify(madeBy)).digest('hex'),
    log,
  });
  const keepNow = async (): Promise<void> => {
    await answers.settled();
    const state = getState();
    if (state === undefined) return;
    const carried = pages.list().flatMap(([address, kept]): Made['pages'] => {
      const page = answers.toCarriedPage(kept);
      return page ? [[address, page]] : [];
    });
    await file.write({ state, pages: carried, brochures: brochures.list() });
  };
  let keeping = Promise.resolve();
  return {
    /** Takes what the last start has made: as good as new where the content is as it was, else until it is made anew. */
    async take(): Promise<void> {
      const made = await file.read();
      if (!made) return;
      const of = generation();
      const isCurrent = made.state === getState();
      for (const [key, brochure] of made.brochures) {
        // By itself: else it would hold the whole file.
        const value = { ...brochure, pdf: Buffer.from(brochure.pdf) };
        brochures.take(key, { value, size: value.pdf.length }, isCurrent);
      }
      for (const [address, page] of made.pages) {
        const value = await answers.fromCarriedPage(page, isCurrent ? of : -1);
        // An edit may have been seen meanwhile.
        pages.take(address, { value, size: value.size }, isCurrent && generation() === of);
      }
      log.info({ pages: made.pages.length, isCurrent }, 'pages of the last start were taken over');
    },
    /** Keeps for the next start what was made of the content as it is now. */
    keep(): Promise<void> {
      // One after the other: a process writes into one file.
      keeping = keeping.then(keepNow);
      return keeping;
    },
  };
};
