const closePanels = (isDone: (panel: HTMLElement) => boolean): void => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    if (isDone(panel)) panel.hidePopover();
};

/** Closes every panel of the header that the focus has left: otherwise the panel would cover the focused element. */
const closeLeft = (focused: Element): void =>
  closePanels((panel) => !panel.contains(focused) && !focused.matches(`[popovertarget="${panel.id}"]`));

/**
 * Makes the rest of the page inert while a full-screen menu is open: a person who uses a touch screen with a screen
 * reader moves on without any focus event that could be followed.
 */
const holdBack = (menu: Element, isOpen: boolean): void => {
  for (const part of document.body.children)
    if (part instanceof HTMLElement && !part.contains(menu)) part.inert = isOpen;
};

/**
 * Keeps the focused element in sight for keyboard users. Browsers leave a panel open while the focus moves on behind
 * it, and they treat a link in a row as visible when only a corner shows. A panel also closes when its link leads to a
 * place on the same page, which the panel would cover.
 */
export const followFocus = (): void => {
  let left: Element | null = null;
  addEventListener('blur', () => {
    left = document.activeElement;
  });
  document.addEventListener('focusin', ({ target }) => {
    // When a person returns to the window, the same element gets the focus again: nothing has moved on the page.
    const isBack = target === left;
    left = null;
    if (!(target instanceof HTMLElement) || isBack) return;
    // Older browsers have no popovers.
    if ('hidePopover' in target) closeLeft(target);
    if (target.matches('a:focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // From the width at which the menu fits on one line, it covers nothing and has no button that closes it.
  matchMedia('(min-width: 70rem)').addEventListener('change', () => {
    if ('hidePopover' in document.body) closePanels(({ id }) => id === 'menu');
  });
  // `beforetoggle` does not bubble, so listen in the capture phase.
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
