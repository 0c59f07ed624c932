/** Takes the focus from a disabled element, as browsers do; happy-dom leaves it there. */
export const dropFocus = (): void => {
  if (!document.activeElement?.matches(':disabled')) throw new Error('What has the focus is not disabled.');
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  other.blur();
  other.remove();
};
