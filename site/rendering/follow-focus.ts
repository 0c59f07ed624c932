const closePanels = (isDone: (panel: HTMLElement) => boolean): void => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    if (isDone(panel)) panel.hidePopover();
};

/** Closes every panel of the header that the focus has left: what it covers would have the focus unseen. */
const closeLeft = (focused: Element): void =>
  closePanels((panel) => !panel.contains(focused) && !focused.matches(`[popovertarget="${panel.id}"]`));

/**
 * Takes what a menu over the whole screen covers out of reach while it is open: who goes by touch and voice moves on
 * without any focus that could be followed.
 */
const holdBack = (menu: Element, isOpen: boolean): void => {
  for (const part of document.body.children)
    if (part instanceof HTMLElement && !part.contains(menu)) part.inert = isOpen;
};

/**
 * Keeps what has the focus in sight, for those who go from link to link by keyboard: browsers leave a panel open behind
 * which the focus goes on, and take a link of a row for seen of which a corner shows. A panel whose link leads to a
 * place of the same page would cover that, too.
 */
export const followFocus = (): void => {
  let left: Element | null = null;
  addEventListener('blur', () => {
    left = document.activeElement;
  });
  document.addEventListener('focusin', ({ target }) => {
    // Whoever comes back to the window finds the page as it was left, and has gone nowhere on it.
    const isBack = target === left;
    left = null;
    if (!(target instanceof HTMLElement) || isBack) return;
    // Older browsers have no panels that open by themselves.
    if ('hidePopover' in target) closeLeft(target);
    if (target.matches('a:focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // From the width of its line on it covers nothing, and has no button that closes it.
  matchMedia('(min-width: 70rem)').addEventListener('change', () => {
    if ('hidePopover' in document.body) closePanels(({ id }) => id === 'menu');
  });
  // It rises no further than the menu.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const { target, newState } = event as ToggleEvent;
      if (target instanceof Element && target.id === 'menu') holdBack(target, newState === 'open');
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="#"]');
    if (link && 'hidePopover' in link) closePanels((panel) => panel.contains(link));
  });
};
