import { isSpecialClick } from '../ui/is-special-click.ts';

/** A link or button that opens a dialog, and the sleeping island that contains the dialog. */
interface FoundOpener {
  holder: HTMLElement;
  opener: HTMLElement;
}

const touches = ['pointerover', 'focusin'];

/**
 * Wakes an island when the pointer, the focus or a click reaches a link or button that opens its dialog, in the island
 * or anywhere on the page. A click before the island is awake is held back and repeated then; meanwhile the clicked
 * element is marked as busy. If the island cannot be loaded, the repeated click follows the link.
 */
export const watchOpeners = (
  holders: readonly HTMLElement[],
  wake: (holder: HTMLElement) => Promise<void>,
): void => {
  const settled = new Set<HTMLElement>();

  const find = ({ target }: Event): FoundOpener | undefined => {
    if (!(target instanceof Element)) return undefined;
    for (const holder of holders) {
      const opener = !settled.has(holder) && target.closest<HTMLElement>(holder.dataset.openedBy ?? '');
      if (opener) return { holder, opener };
    }
    return undefined;
  };

  const wakeFully = async (holder: HTMLElement) => {
    await wake(holder);
    settled.add(holder);
  };

  for (const touch of touches) {
    document.addEventListener(
      touch,
      (event) => {
        const found = find(event);
        if (found) wakeFully(found.holder);
      },
      { passive: true },
    );
  }
  document.addEventListener('click', async (event) => {
    const found = isSpecialClick(event) ? undefined : find(event);
    if (!found) return;
    event.preventDefault();
    found.opener.setAttribute('aria-busy', 'true');
    await wakeFully(found.holder);
    found.opener.removeAttribute('aria-busy');
    found.opener.click();
  });
};
