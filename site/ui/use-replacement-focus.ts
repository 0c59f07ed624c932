import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element that replaces a pressed control. When the control disappears, the focus would
 * otherwise fall to the top of the page.
 * @param shown changes with what is shown.
 * @returns the ref for the replacing element.
 */
export const useReplacementFocus = (shown: unknown) => {
  const successor = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else is shown.
  useEffect(() => {
    if (document.activeElement === document.body) successor.current?.focus();
  }, [shown]);
  return (element: HTMLElement | null) => {
    successor.current = element;
  };
};
