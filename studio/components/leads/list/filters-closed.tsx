'use client';

import { useEffect, useState } from 'react';

/** Most frames in which to press. React ignores presses until it has hydrated the page. */
const most = 300;

/**
 * Closes Payload's filter builder, which opens by itself if the address has conditions, and has no setting for this. On
 * the list of leads, our own views and filters show the conditions. Until it is closed, the builder is not drawn
 * (leads.css), so that nothing jumps.
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
