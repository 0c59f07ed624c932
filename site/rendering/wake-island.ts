import type { hydrate } from './hydrate.ts';

/** Imports a module by its URL. */
export type ImportModule = (url: string) => Promise<unknown>;

interface ReactModule {
  hydrate: typeof hydrate;
}

interface IslandModule {
  default: Parameters<typeof hydrate>[1];
}

const retryAfter = 1000;

const importTwice = async (importModule: ImportModule, url: string): Promise<unknown> => {
  try {
    return await importModule(url);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    return importModule(url);
  }
};

// A link, a <summary> and a form's submit button work without script: only a bare button's click would be lost.
const toMissedButton = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const button = (target as Element | null)?.closest<HTMLButtonElement>('button');
  return button && (button.type === 'button' || !button.form) ? button : undefined;
};

/**
 * Loads React and the island's module side by side, hydrates the holder, and repeats a click that came too early.
 * @throws whatever the second try of an import threw; the holder then stays as the server drew it.
 */
export const wakeIsland = async (
  holder: HTMLElement,
  reactUrl: string,
  importModule: ImportModule,
): Promise<void> => {
  const { src = '', props = '{}', prefix = '' } = holder.dataset;
  let missed: HTMLButtonElement | undefined;
  const remember = (event: Event) => {
    missed = toMissedButton(event.target);
  };
  holder.addEventListener('click', remember);
  try {
    const [react, island] = (await Promise.all([
      importTwice(importModule, reactUrl),
      importTwice(importModule, src),
    ])) as [ReactModule, IslandModule];
    react.hydrate(holder, island.default, JSON.parse(props), prefix);
    holder.dataset.awake = '';
  } finally {
    holder.removeEventListener('click', remember);
  }
  missed?.click();
};
