/** What a form that asks by its address would ask; nothing where its island keeps that in the address itself. */
const toSearch = (form: HTMLFormElement): string => {
  if (form.method !== 'get' || form.closest('[data-awake]')) return '';
  if (new URL(form.action).pathname !== location.pathname) return '';
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given.filter(([, value]) => value)).toString();
};

/**
 * Lets whoever changes the language arrive where he was: at the form that he had begun, with what he has chosen in it
 * where it keeps no draft, else at the part of the page that the address names. A page has the same parts in every language.
 */
export const carryPlace = (): void => {
  let begun = '';
  let changed: HTMLFormElement | null = null;
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && target.closest('main form');
    if (form) begun = form.closest('[id]')?.id ?? '';
  });
  document.addEventListener('input', ({ target }) => {
    changed = (target as Element).closest<HTMLFormElement>('main form') ?? changed;
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('nav [hreflang]');
    if (!link) return;
    link.hash = begun || location.hash;
    link.search = (changed && toSearch(changed)) || link.search;
  });
};
