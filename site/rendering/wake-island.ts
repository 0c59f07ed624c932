import { assetFolder } from '../page/asset-folder.ts';
import { readProps } from '../page/island-props.ts';
import type { hydrate } from './hydrate.ts';

/** Imports a module by its URL. */
type ImportModule = (url: string) => Promise<unknown>;

interface ReactModule {
  hydrate: typeof hydrate;
}

interface IslandModule {
  default: Parameters<typeof hydrate>[1];
}

const retryAfter = 1000;

const twice = async <Got>(get: () => Promise<Got>): Promise<Got> => {
  try {
    return await get();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    return get();
  }
};

/**
 * How often each island could not be had on this page. A broken one is not fetched without end. A press without a
 * network takes up two; `renameAgain` knows folders of one digit.
 */
const failures = new Map<string, number>();
const mostFailures = 9;

/**
 * Imports React and an island. Chrome remembers for as long as the page is open that a module could not be had, by its
 * address: after a failure both are asked for in another folder, which the server takes for the same (`renameAgain`),
 * and with them all that they import. Both, or there would be two Reacts in one island.
 */
const importBoth = async (importModule: ImportModule, react: string, island: string): Promise<unknown[]> => {
  const before = failures.get(island) ?? 0;
  const folder = before ? `${assetFolder}again-${before}/` : assetFolder;
  try {
    return await Promise.all([react, island].map((url) => importModule(url.replace(assetFolder, folder))));
  } catch (error) {
    failures.set(island, Math.min(before + 1, mostFailures));
    throw error;
  }
};

/** By address: the stylesheets of islands that are linked, also of one that could not be woken and is tried again. */
const linked = new Map<string, Promise<void>>();

/** Links a stylesheet once. Resolves when its rules hold. @throws {Error} if it cannot be had. */
const linkStyles = (url: string): Promise<void> => {
  const before = linked.get(url);
  if (before) return before;
  const styles = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} cannot be had.`));
    };
    document.head.append(link);
  });
  linked.set(url, styles);
  styles.catch(() => linked.delete(url));
  return styles;
};

// A link, a <summary> and a form's submit button work without script: only a bare button's click would be lost.
const toMissedButton = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const button = (target as Element | null)?.closest<HTMLButtonElement>('button');
  return button && (button.type === 'button' || !button.form) ? button : undefined;
};

const getJson = async (url: string): Promise<object> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be had.`);
  return answer.json();
};

/** Longest time (ms) to hold a refused press; then the browser shows its message. */
const heldWithin = 2000;

/** Submits a form as its button does, unless it was filled meanwhile: the visitor has not seen what would be sent. */
const sendEmpty = (form: HTMLFormElement) => {
  // As the island draws it, in a moment.
  form.noValidate = true;
  const stop = (event: Event) => {
    if (!form.checkValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // React hydrates the island synchronously for this click, and restores a kept draft then. So the form is checked
  // again at its submit event.
  addEventListener('submit', stop, true);
  form.querySelector<HTMLElement>('[type="submit"]')?.click();
  removeEventListener('submit', stop, true);
};

/**
 * Holds a press that the browser would refuse because a field is empty, until the island is awake. The island then
 * submits the form and shows the site’s own messages beside all fields; the browser would show only one, perhaps in
 * another language. If the island does not come soon, the browser’s message is shown. If the visitor types or goes on
 * meanwhile, the press is dropped.
 */
const holdRefused = (holder: HTMLElement) => {
  let refused: HTMLFormElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    clearTimeout(patience);
    refused = undefined;
    for (const away of ['focusin', 'pointerdown']) document.removeEventListener(away, leave);
  };
  const leave = ({ target }: Event) => {
    if (!refused?.contains(target as Node)) letGo();
  };
  const hold = (event: Event) => {
    event.preventDefault();
    const { form } = event.target as HTMLInputElement;
    if (refused || !form) return;
    refused = form;
    patience = setTimeout(refuse, heldWithin);
    for (const away of ['focusin', 'pointerdown']) document.addEventListener(away, leave);
  };
  /** Holds nothing any more. @returns the form that was held. */
  const end = (): HTMLFormElement | undefined => {
    const form = refused;
    if (form) letGo();
    holder.removeEventListener('invalid', hold, true);
    for (const since of ['input', 'submit']) holder.removeEventListener(since, letGo);
    return form;
  };
  const refuse = () => {
    end()?.reportValidity();
  };
  holder.addEventListener('invalid', hold, true);
  for (const since of ['input', 'submit']) holder.addEventListener(since, letGo);
  return {
    send() {
      const form = end();
      if (form) sendEmpty(form);
    },
    refuse,
  };
};

/** How long the page stands at most that a form leaves (ms); then its sending was stopped. */
const leavesWithin = 60_000;

/** What a form of a sleeping island that the browser sends by itself waits for: that its page is seen again. */
const left = new WeakMap<HTMLElement, Promise<void>>();

const noteLeaving = ({ currentTarget }: Event) => {
  const holder = currentTarget as HTMLElement;
  holder.dataset.left = '';
  const seenAgain = new Promise<void>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    setTimeout(resolve, leavesWithin);
  });
  left.set(holder, seenAgain);
};

/**
 * Loads React, the island's module, its late props and its stylesheets side by side, hydrates the holder, and repeats a
 * press that came too early. What the browser sends by itself meanwhile goes out alone: an awake form would send it
 * once more, and keep it as not sent.
 * @param onBroken called if the island throws after it was hydrated.
 * @throws whatever the second try of an import threw; the holder then stays as the server drew it, and may be woken again.
 */
export const wakeIsland = async (
  holder: HTMLElement,
  reactUrl: string,
  importModule: ImportModule,
  onBroken: () => void = () => {},
): Promise<void> => {
  const { src = '', props = '{}', prefix = '', late, styles = '' } = holder.dataset;
  let missed: HTMLButtonElement | undefined;
  const remember = (event: Event) => {
    missed = toMissedButton(event.target);
  };
  holder.addEventListener('click', remember);
  holder.addEventListener('submit', noteLeaving);
  const held = holdRefused(holder);
  try {
    const [[react, island], lateProps] = (await Promise.all([
      twice(() => importBoth(importModule, reactUrl, src)),
      late && twice(() => getJson(late)),
      ...styles
        .split(' ')
        .filter(Boolean)
        .map((url) => twice(() => linkStyles(url))),
    ])) as [[ReactModule, IslandModule], object | undefined, ...unknown[]];
    await left.get(holder);
    holder.removeEventListener('submit', noteLeaving);
    react.hydrate(holder, island.default, { ...lateProps, ...readProps(props) }, prefix, onBroken);
    holder.dataset.awake = '';
  } catch (error) {
    held.refuse();
    throw error;
  } finally {
    holder.removeEventListener('click', remember);
  }
  missed?.click();
  held.send();
};
