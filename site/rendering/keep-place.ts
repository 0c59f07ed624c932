const notePlace = () => history.replaceState({ ...history.state, place: scrollY }, '');

/**
 * Brings whoever comes back to a page, or loads it again, to where they were on it. The browser would do so itself, and
 * may do so first, but what is left out of the layout then misleads it: `layOut` gives the page its true length. How far
 * they were goes with the entry of the browser's history, and so is gone with it.
 */
export const keepPlace = (layOut: () => void): void => {
  // Nothing is left out there (styles/base.css), and the browser is not misled.
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { place } = history.state ?? {};
  // What is noted while a page is left comes too late for one that is loaded again: before Chrome 114, which notes
  // nothing else, it is an older place.
  const isOwn = visit?.type === 'back_forward' || (visit?.type === 'reload' && 'onscrollend' in window);
  if (place && isOwn) {
    // Else it brings back a line, some pixels off where that one is just sliding in.
    history.scrollRestoration = 'manual';
    layOut();
    scrollTo(0, place);
    // It would do so last in the frame after the load. From then on it leads from part to part of the page alone.
    addEventListener('load', () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          history.scrollRestoration = 'auto';
        }),
      ),
    );
  }
  for (const moment of ['scrollend', 'pagehide']) addEventListener(moment, notePlace);
};
