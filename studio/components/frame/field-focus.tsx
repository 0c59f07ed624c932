'use client';

import { type ReactNode, useEffect } from 'react';
import { takeFocus } from '../take-focus.ts';

const touches = ['focusin', 'pointerdown'];
const drawers = 'dialog.drawer';
const controls = 'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"])';

/** How long Payload may take to give the focus back, and a field to show what was chosen (ms). */
const patience = 500;

const isDrawer = (node: Node): boolean => node instanceof Element && node.matches(drawers);

/**
 * Keeps the focus in a field whose pressed button is gone. Payload gives it back to the button that opened a drawer, but
 * after a picture is added or chosen, the field shows the picture in place of that button; and the button that takes a
 * picture out goes together with the picture. Both times the focus was lost.
 */
export const FieldFocus = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    let pressed: Element | null = null;
    let field: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(drawers)) return;
      pressed = target;
      field = target.closest('.field-type');
    };
    const observer = new MutationObserver((changes) => {
      const isPressedGone = field?.isConnected && !pressed?.isConnected;
      if (!isPressedGone && !changes.some(({ removedNodes }) => [...removedNodes].some(isDrawer))) return;
      pressed = field;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!document.querySelector(drawers)) takeFocus(field?.querySelector<HTMLElement>(controls) ?? null);
      }, patience);
    });
    // Safari gives a clicked button no focus.
    for (const touch of touches) window.addEventListener(touch, note, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      for (const touch of touches) window.removeEventListener(touch, note, true);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return children;
};
