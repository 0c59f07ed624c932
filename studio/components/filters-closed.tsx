'use client';

import { useLayoutEffect, useState } from 'react';

/**
 * Closes Payload's filter builder, which opens by itself where the address asks something, and has no setting for that: of the leads
 * our own views and filters say it. Until that is done the builder is not drawn (leads.css), so that nothing jumps.
 */
export const FiltersClosed = () => {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => {
    // React hears no press while it is still taking over the page.
    queueMicrotask(() => {
      const button = document.getElementById('toggle-list-filters');
      if (button?.getAttribute('aria-expanded') === 'true') button.click();
      setDone(true);
    });
  }, []);
  return isDone ? null : <span className="filters-closing" hidden />;
};
