import { act } from 'react';

/** Types into a field of a component under test. */
export const typeInto = (control: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    // Past React, which else takes the value for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
