import { isSpecialClick } from '../ui/is-special-click.ts';

/** The data attributes of the link that opened a window. */
export type OpenedBy = Readonly<Record<string, string | undefined>>;

/** Who listens on this page, by what opens it. */
interface Listening {
  openers?: Map<string, AbortController>;
}

/**
 * The end of an earlier copy's listening: a module that was lost is asked for by another name
 * (`site/rendering/wake-island.ts`), and the copy that had come in vain would answer for a window that is not there.
 */
const takeOver = (selector: string): AbortSignal => {
  const page: typeof globalThis & Listening = globalThis;
  page.openers ??= new Map();
  page.openers.get(selector)?.abort();
  const mine = new AbortController();
  page.openers.set(selector, mine);
  return mine.signal;
};

/**
 * Opens a window at clicks on links anywhere on the page, also in parts that are drawn later. It listens from the
 * moment its module runs, before React has drawn anything, so that no click is lost.
 * @param selector of the links; without script they lead where their href says.
 * @param closed called when the window closes
 */
export const createOpener = (selector: string, closed: () => void = () => {}) => {
  let opened: OpenedBy | null = null;
  const waiting: OpenedBy[] = [];
  const listeners = new Set<() => void>();
  const set = (next: OpenedBy | null) => {
    opened = next;
    for (const listener of listeners) listener();
  };

  // On the server there is nothing to listen to.
  if (typeof document !== 'undefined') {
    const answer = (event: MouseEvent) => {
      if (event.defaultPrevented || isSpecialClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>(selector);
      if (!link) return;
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
    /** Opens the window again by what had opened it: once it is closed, where it is open by something else. */
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
