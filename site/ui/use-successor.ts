import { useEffect, useRef } from 'react';

/**
 * For what takes the place of a control that goes with its own press: the focus, which falls to the top of the page
 * then, comes to it.
 * @param shown changes with what is shown.
 * @returns the ref of whatever takes the place.
 */
export const useSuccessor = (shown: unknown) => {
  const successor = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when something else is shown.
  useEffect(() => {
    if (document.activeElement === document.body) successor.current?.focus();
  }, [shown]);
  return (element: HTMLElement | null) => {
    successor.current = element;
  };
};
