'use client';

import { useEffect, useState } from 'react';

/** Frames for which a press may go unheard: React hears none while it is still taking over the page. */
const most = 300;

/**
 * Closes Payload's filter builder, which opens by itself where the address asks something, and has no setting for that:
 * of the leads our own views and filters say it. Until that is done the builder is not drawn (leads.css), so that
 * nothing jumps.
 */
export const FiltersClosed = () => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let frame = 0;
    const close = (left: number) => {
      const button = document.getElementById('toggle-list-filters');
      if (left === 0 || button?.getAttribute('aria-expanded') !== 'true') return setDone(true);
      button.click();
      frame = requestAnimationFrame(() => close(left - 1));
    };
    frame = requestAnimationFrame(() => close(most));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDone ? null : <span className="filters-closing" hidden />;
};
