/**
 * Lets whoever changes the language arrive where he was: at the form that he had begun, else at the part of the page
 * that the address names. A page has the same parts in every language.
 */
export const carryPlace = (): void => {
  let begun = '';
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && target.closest('main form');
    if (form) begun = form.closest('[id]')?.id ?? '';
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('nav [hreflang]');
    if (link) link.hash = begun || location.hash;
  });
};
