'use client';

import { useEffect } from 'react';

/** A browser asks about leaving the page within this time after a link is pressed. */
const asksWithinMs = 1000;

const withoutPart = (address: string): string => address.replace(/#.*/, '');

/** Whether a link replaces this page: it opens no other tab or program, is no part of this page, and saves no file. */
const leadsAway = (link: HTMLAnchorElement): boolean => {
  const opensElsewhere = link.target === '_blank' || !link.protocol.startsWith('http');
  const isPart = link.hash !== '' && withoutPart(link.href) === withoutPart(window.location.href);
  const isFile = link.download !== '' || link.pathname.startsWith('/studio/api/');
  return !opensElsewhere && !isPart && !isFile;
};

/**
 * Asks before unsaved work is lost with the page. When the browser leaves the page, it asks in its own words; for a
 * link of the studio, `question` is asked. The browser's Back within the studio does not ask. Also keeps the page when
 * the session ends (`isUnsaved`).
 */
export const useLeaveConfirmation = (isAtStake: boolean, question: string): void => {
  useEffect(() => {
    if (!isAtStake) return;
    const listening = new AbortController();
    const { signal } = listening;
    /** Last answered press, not to ask twice. Programs and files count too: they leave nothing, but browsers ask. */
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
    // Runs after Payload's listener on the document, which stops clicks that it asks about, and before Next's.
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
