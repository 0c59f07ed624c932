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
  /** Name of the state of the content that the pages were rendered from. */
  state: string;
  pages: [address: string, page: CarriedPage][];
  brochures: [key: string, brochure: Brochure][];
}

interface CarryOverOptions {
  dataFolder: string;
  /** The deployment's own secret. */
  secret: string;
  /** Everything besides the content that decides how a page looks: the build and its settings. */
  madeBy: readonly unknown[];
  pages: Pick<GenerationCache<KeptPage, never>, 'list' | 'take'>;
  answers: Pick<PageAnswers, 'settled' | 'toCarriedPage' | 'fromCarriedPage'>;
  brochures: Brochures['kept'];
  /** `undefined` while the state is not known. */
  getState(): string | undefined;
  generation(): number;
  log: Pick<Log, 'warn' | 'info'>;
}

/**
 * Carries pages and brochures over a restart. So a restarted site has its pages within a moment, whatever ended it,
 * and however busy its machine is.
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
    /**
     * Takes over the pages of the last run. If the content has not changed, they count as current. Otherwise they serve
     * until they are rendered again.
     */
    async take(): Promise<void> {
      const made = await file.read();
      if (!made) return;
      const of = generation();
      const isCurrent = made.state === getState();
      for (const [key, brochure] of made.brochures) {
        // Copied, because a view on the bytes would keep the whole file in memory.
        const value = { ...brochure, pdf: Buffer.from(brochure.pdf) };
        brochures.take(key, { value, size: value.pdf.length }, isCurrent);
      }
      for (const [address, page] of made.pages) {
        const value = await answers.fromCarriedPage(page, isCurrent ? of : -1);
        // The content may have changed while the page was unpacked.
        pages.take(address, { value, size: value.size }, isCurrent && generation() === of);
      }
      log.info({ pages: made.pages.length, isCurrent }, 'pages of the last start were taken over');
    },
    /** Saves the current pages and brochures for the next start. */
    keep(): Promise<void> {
      // One write after the other, because a process writes into one file.
      keeping = keeping.then(keepNow);
      return keeping;
    },
  };
};
