const storeScroll = () => history.replaceState({ ...history.state, scrollY }, '');

/**
 * Restores the scroll position of a person who returns to a page or reloads it. The browser does the same, perhaps
 * earlier, but parts that are not laid out yet mislead it: `layOut` gives the page its true length. The position is
 * stored in the entry of the browser's history and disappears with it.
 */
export const restoreScroll = (layOut: () => void): void => {
  // A browser without scroll anchoring skips no part (styles/base.css), so it is not misled.
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { scrollY: stored } = history.state ?? {};
  // On a reload, a position noted while the page is left comes too late. Chrome before version 114 notes positions only
  // then, so there the stored position is an old one.
  const isOwn = visit?.type === 'back_forward' || (visit?.type === 'reload' && 'onscrollend' in window);
  if (stored && isOwn) {
    // Otherwise the browser restores a line, some pixels off where an element near that line is just sliding in.
    history.scrollRestoration = 'manual';
    layOut();
    scrollTo(0, stored);
    // The browser restores the position for the last time in the frame after the load event. From then on, it may again
    // restore positions between parts of the page.
    addEventListener('load', () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          history.scrollRestoration = 'auto';
        }),
      ),
    );
  }
  for (const moment of ['scrollend', 'pagehide']) addEventListener(moment, storeScroll);
};
