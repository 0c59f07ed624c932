/** Gives an element the focus that a press has left nowhere, or on what goes away; who has gone on meanwhile keeps his. */
export const takeFocus = (
  element: HTMLElement | null,
  goesAway?: Element | null,
  options?: FocusOptions,
): void => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || goesAway?.contains(focused)) element?.focus(options);
};
