const notePlace = () => history.replaceState({ ...history.state, place: scrollY }, '');

/**
 * Brings whoever comes back to a page, or loads it again, to where they were on it. The browser would do so itself, and does so first, but
 * what is left out of the layout then misleads it: `layOut` gives the page its true length. How far they were goes with the entry of the
 * browser's history, and so is gone with it.
 */
export const keepPlace = (layOut: () => void): void => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { place } = history.state ?? {};
  if (place && visit?.type !== 'navigate') {
    layOut();
    scrollTo(0, place);
  }
  // What is noted while a page is left comes too late for one that is loaded again.
  for (const moment of ['scrollend', 'pagehide']) addEventListener(moment, notePlace);
};
