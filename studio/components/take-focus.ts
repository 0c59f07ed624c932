/** Focuses an element if nothing has the focus, or if the focus is in `goesAway`. A focus anywhere else stays there. */
export const takeFocus = (
  element: HTMLElement | null,
  goesAway?: Element | null,
  options?: FocusOptions,
): void => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || goesAway?.contains(focused)) element?.focus(options);
};
