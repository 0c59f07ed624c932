'use client';

import { useEffect } from 'react';

/** A browser asks about leaving a moment after the press of a link. */
const asksWithinMs = 1000;

const withoutPart = (address: string): string => address.replace(/#.*/, '');

/** Whether a link puts another page in place of this one: it opens no other tab or program and no part of the page, and saves no file. */
const leadsAway = (link: HTMLAnchorElement): boolean => {
  const opensElsewhere = link.target === '_blank' || !link.protocol.startsWith('http');
  const isPart = link.hash !== '' && withoutPart(link.href) === withoutPart(window.location.href);
  const isFile = link.download !== '' || link.pathname.startsWith('/studio/api/');
  return !opensElsewhere && !isPart && !isFile;
};

/**
 * Asks before something here is lost with the page: the browser in its own words where it leaves, by a link of the studio in these;
 * its Back within the studio goes unasked.
 * The end of the session is answered too (`isUnsaved`).
 */
export const useLeaveQuestion = (isAtStake: boolean, question: string): void => {
  useEffect(() => {
    if (!isAtStake) return;
    const listening = new AbortController();
    const { signal } = listening;
    /** Whoever has answered is not asked once more, and other programs and files leave nothing, though browsers ask about them. */
    let answeredAt = Number.NEGATIVE_INFINITY;
    const askAboutLink = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (leadsAway(link) && !window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
        answeredAt = Number.NEGATIVE_INFINITY;
      } else answeredAt = performance.now();
    };
    // After Payload, which listens at the document and stops what it asks about itself; before Next, which follows the link.
    document.documentElement.addEventListener('click', askAboutLink, { capture: true, signal });
    window.addEventListener(
      'beforeunload',
      (leaving) => {
        if (performance.now() - answeredAt > asksWithinMs) leaving.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isAtStake, question]);
};
