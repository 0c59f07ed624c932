import { isSpecialClick } from '../ui/is-special-click.ts';

/** The data attributes of the link that opened a dialog. */
export type OpenedBy = Readonly<Record<string, string | undefined>>;

/** The listeners on this page, by the selector of the links. */
interface Listening {
  openers?: Map<string, AbortController>;
}

/**
 * Ends the listeners of an earlier copy of the module. A module that failed to load is loaded again by another name
 * (`site/rendering/wake-island.ts`). If the earlier copy arrives after all, it would answer for a dialog that does not
 * exist.
 */
const takeOver = (selector: string): AbortSignal => {
  const page: typeof globalThis & Listening = globalThis;
  page.openers ??= new Map();
  page.openers.get(selector)?.abort();
  const mine = new AbortController();
  page.openers.set(selector, mine);
  return mine.signal;
};

/** Whether the island of the dialog is marked as asleep, as after an error: then no dialog would open. */
const isAsleep = (selector: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-opened-by][data-asleep]')].some(
    ({ dataset }) => dataset.openedBy === selector,
  );

/**
 * Opens a dialog at clicks on links anywhere on the page, even in parts that are drawn later. It listens as soon as its
 * module runs, before React has drawn anything, so that no click is lost.
 * @param selector of the links; without script, and after an error in the dialog, they lead to their href.
 * @param closed called when the dialog closes
 */
export const createDialogOpener = (selector: string, closed: () => void = () => {}) => {
  let opened: OpenedBy | null = null;
  const waiting: OpenedBy[] = [];
  const listeners = new Set<() => void>();
  const set = (next: OpenedBy | null) => {
    opened = next;
    for (const listener of listeners) listener();
  };

  // On the server there are no clicks.
  if (typeof document !== 'undefined') {
    const answer = (event: MouseEvent) => {
      if (event.defaultPrevented || isSpecialClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>(selector);
      if (!link || isAsleep(selector)) return;
      event.preventDefault();
      set({ ...link.dataset });
    };
    document.addEventListener('click', answer, { signal: takeOver(selector) });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => opened,
    /** Opens the dialog again by its earlier link: at once, or after it is closed if another link has opened it. */
    openAgain(by: OpenedBy) {
      if (opened) waiting.push(by);
      else set(by);
    },
    close() {
      closed();
      set(waiting.shift() ?? null);
    },
  };
};
