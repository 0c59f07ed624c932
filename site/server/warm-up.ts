import { setTimeout as delay } from 'node:timers/promises';

/** A page to be rendered ahead. */
interface Ahead {
  address: string;
}

interface WarmUpOptions<Page extends Ahead> {
  /** @param lacksSome is called if pages are missing from the list because they could not be read */
  listPages(lacksSome: () => void): Promise<Page[]>;
  /** @throws also if the previous version of the page is kept because of an error */
  make(page: Page): Promise<unknown>;
  /** Whether a page is already cached and complete, made from the present content. */
  isMade(page: Page): boolean;
  /** Watches a round. @returns a function that tells whether all content that pages were made of is still current */
  watch(): () => boolean;
  /** Called before a round, and when a page could not be rendered. */
  isDatabaseAnswering(): Promise<boolean>;
  failed(address: string, error: unknown): void;
  /** Called when a round has rendered all pages that can be rendered. */
  finished(): void;
  /** Milliseconds to wait after a change of content, so that a series of edits causes only one round. */
  calm?: number;
  /** Milliseconds between a failed round and the next one. */
  again?: number;
}

/**
 * Renders every page before anyone asks for it, one after the other: at the start, and again after each change of
 * content. So a later failure of the database costs no reader a page. A page that fails while the database answers is
 * broken itself and stops nothing. The round fails and is tried again if the database does not answer, if the list or
 * most pages fail, or if the content that pages were rendered from is stale.
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

  /** Lists the pages and renders them. @returns false if the round must be tried again */
  const makeAll = async (isOver: () => boolean): Promise<boolean> => {
    // The watcher of the database reports an outage once. Lists that are read meanwhile would each report it again.
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
      // The content has changed, so a new round follows soon and must render these pages again anyway.
      if (!isPresent()) return false;
      // Without the database, all other pages would also be incomplete.
      if (!isMade(page) && !(await isDatabaseAnswering())) return false;
      // Lets visitors' requests run first.
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
      // A change during the round has already scheduled a sooner round.
      if (!timer) runIn(again);
      return;
    }
    hasMadeAll = true;
    finished();
  };

  return {
    run,
    /**
     * Whether all pages that can be rendered were rendered once since the start. A later change does not reset this,
     * because cached pages are served meanwhile.
     */
    hasMadeAll: () => hasMadeAll,
    /** Call it after a change. Before the first round it does nothing, because no page needs renewal. */
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
