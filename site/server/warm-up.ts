import { setTimeout as delay } from 'node:timers/promises';

/** A page to be made ahead. */
interface Ahead {
  address: string;
}

interface WarmUpOptions<Page extends Ahead> {
  /** @param lacksSome is called where pages are left out because they could not be read */
  listPages(lacksSome: () => void): Promise<Page[]>;
  make(page: Page): Promise<unknown>;
  /** Whether there is nothing to make of a page: it is there, and whole. */
  isMade(page: Page): boolean;
  /** Watches a round. @returns tells whether all that pages were made of was of the content as it is */
  watch(): () => boolean;
  /** Asked before a round, and when something could not be made. */
  isDatabaseAnswering(): Promise<boolean>;
  failed(address: string, error: unknown): void;
  /** Called when all pages of a round are made that can be. */
  finished(): void;
  /** Milliseconds of peace after a change of content, so that a row of edits makes the pages once. */
  calm?: number;
  /** Milliseconds until a round that could not make the pages is followed by another one. */
  again?: number;
}

/**
 * Makes every page before anyone asks, one after the other: at the start, and again after each change of content.
 * So a database that fails later costs no reader a page. What fails while the database answers is broken by itself and
 * stops nothing. Where the database is away, the list fails or most pages do, or what they are made of is older than the
 * content, nothing counts as made and all is tried again.
 */
export const createWarmUp = <Page extends Ahead>({
  listPages,
  make,
  isMade,
  watch,
  isDatabaseAnswering,
  failed,
  finished,
  calm = 3000,
  again = 10_000,
}: WarmUpOptions<Page>) => {
  let round = 0;
  let hasMadeAll = false;
  let timer: NodeJS.Timeout | undefined;

  const clearTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runIn = (milliseconds: number) => {
    timer = setTimeout(run, milliseconds);
    timer.unref();
  };

  /** Lists the pages and makes them. @returns false where that is to be tried again */
  const makeAll = async (isOver: () => boolean): Promise<boolean> => {
    // Whoever watches the database tells of it once; every list read without it would tell of it again.
    if (!(await isDatabaseAnswering())) return false;
    const isPresent = watch();
    let isListWhole = true;
    const pages = await listPages(() => {
      isListWhole = false;
    });
    if (!isListWhole && !(await isDatabaseAnswering())) return false;
    let broken = 0;
    for (const page of pages) {
      if (isOver()) return false;
      if (isMade(page)) continue;
      await make(page).catch((error: unknown) => {
        broken += 1;
        failed(page.address, error);
      });
      // What is old now is not for long, and whatever is made of it must be made again.
      if (!isPresent()) return false;
      // All others would lack the same.
      if (!isMade(page) && !(await isDatabaseAnswering())) return false;
      // Lets visitors' requests go first.
      await delay(5);
    }
    return broken <= pages.length / 2;
  };

  const run = async () => {
    clearTimer();
    const mine = ++round;
    const isOver = () => mine !== round;
    const areMade = await makeAll(isOver).catch((error: unknown) => {
      failed('all pages', error);
      return false;
    });
    if (isOver()) return;
    if (!areMade) {
      // What has changed meanwhile has its round sooner.
      if (!timer) runIn(again);
      return;
    }
    hasMadeAll = true;
    finished();
  };

  return {
    run,
    /**
     * Whether all pages that can be made were once since the start. A later change takes this from nobody: pages are
     * served as they were meanwhile.
     */
    hasMadeAll: () => hasMadeAll,
    /** After a change; before the first round there is nothing to do anew. */
    runSoon() {
      if (round === 0) return;
      clearTimer();
      runIn(calm);
    },
    stop() {
      round++;
      clearTimer();
    },
  };
};
