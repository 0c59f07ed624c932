import { setTimeout as delay } from 'node:timers/promises';

/** A page to be made ahead. */
interface Ahead {
  address: string;
}

interface WarmUpOptions<Page extends Ahead> {
  listPages(): Promise<Page[]>;
  make(page: Page): Promise<unknown>;
  /** Whether there is nothing to make of a page. */
  isMade(page: Page): boolean;
  failed(address: string, error: unknown): void;
  /** Called when all pages of a round are made. */
  finished(): void;
  /** Milliseconds of peace after a change of content, so that a row of edits makes the pages once. */
  calm?: number;
}

/**
 * Makes every page before anyone asks, one after the other: at the start, and again after each change of content.
 * So a database that fails later costs no reader a page.
 */
export const createWarmUp = <Page extends Ahead>({
  listPages,
  make,
  isMade,
  failed,
  finished,
  calm = 3000,
}: WarmUpOptions<Page>) => {
  let round = 0;
  let hasMadeAll = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async () => {
    const mine = ++round;
    const pages = await listPages().catch((error: unknown) => {
      failed('all pages', error);
      return undefined;
    });
    if (!pages) return;
    for (const page of pages) {
      if (mine !== round) return;
      if (isMade(page)) continue;
      await make(page).catch((error: unknown) => failed(page.address, error));
      // Lets visitors' requests go first.
      await delay(5);
    }
    hasMadeAll = true;
    finished();
  };

  return {
    run,
    /** Whether all pages were made once since the start. A later change takes this from nobody: pages are served as they were meanwhile. */
    hasMadeAll: () => hasMadeAll,
    /** After a change; before the first round there is nothing to do anew. */
    runSoon() {
      if (round === 0) return;
      clearTimeout(timer);
      timer = setTimeout(run, calm);
      timer.unref();
    },
    stop() {
      round++;
      clearTimeout(timer);
    },
  };
};
