import { act } from 'react';

/** Types into a field of a component under test. */
export const typeInto = (control: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    // Bypasses React's own setter; otherwise React takes the value as already known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Presses Enter in a control. @returns whether a form around it would be submitted */
export const pressEnter = (control: Element): Promise<boolean> =>
  act(async () =>
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  );
