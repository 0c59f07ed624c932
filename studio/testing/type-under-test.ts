import { act } from 'react';

/** Types into a field of a component under test. */
export const typeInto = (control: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    // Past React, which else takes the value for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Presses Enter in it. @returns whether a form around it would be sent */
export const pressEnter = (control: Element): Promise<boolean> =>
  act(async () =>
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  );
