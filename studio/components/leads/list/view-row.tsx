'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The views above the list. On a phone they are one row that scrolls sideways, and the open view is scrolled into
 * sight.
 * @param open changes when another view is opened
 */
export const ViewRow = ({ open, children }: { open: string; children: ReactNode }) => {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when another view opens, so a scrolled row stays.
  useEffect(() => {
    const view = row.current?.querySelector('[aria-current]');
    if (!row.current || !view) return;
    const [all, one] = [row.current.getBoundingClientRect(), view.getBoundingClientRect()];
    row.current.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [open]);
  return <ul ref={row}>{children}</ul>;
};
