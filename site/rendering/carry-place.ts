import { begunKey } from '../page/begun-key.ts';

const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  const { type, checked, defaultChecked, value, defaultValue } = control;
  return ['checkbox', 'radio'].includes(type) ? checked !== defaultChecked : value !== defaultValue;
};

/**
 * The values of a begun, unsent GET form; undefined if it is unchanged, or if its island keeps them in the address.
 */
const toSearch = (form: HTMLFormElement): string | undefined => {
  if (form.method !== 'get' || form.closest('[data-awake]')) return undefined;
  if (new URL(form.action).pathname !== location.pathname) return undefined;
  if (![...form.elements].some(isChanged)) return undefined;
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([...given.filter(([, value]) => value), [begunKey, '1']]).toString();
};

/**
 * Keeps the visitor’s place when the language is changed: the form that he had begun, with his unsent choices unless
 * it stores a draft itself; otherwise the part of the page in the address. A page has the same parts in every
 * language.
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
    link.search = (changed && toSearch(changed)) ?? link.search;
  });
};
