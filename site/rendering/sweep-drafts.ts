// The same as in islands/forms/draft-store.ts, which a test compares: the loader shares no module with an island.
export const draftPrefix = 'ev-draft:';
const draftLifetimeMs = 24 * 60 * 60 * 1000;

/** Time of the last input in a draft (ms since 1970); NaN when it cannot be read. */
const readTime = (draft: string | null): number => {
  try {
    return JSON.parse(draft ?? '').at;
  } catch {
    return Number.NaN;
  }
};

/**
 * Erases form drafts older than 24 hours, at the next visit to any page.
 * @returns the kinds of forms that still have a draft.
 */
export const sweepDrafts = (): string[] => {
  const kept: string[] = [];
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(draftPrefix)) continue;
      if (Math.abs(Date.now() - readTime(localStorage.getItem(name))) < draftLifetimeMs)
        kept.push(name.slice(draftPrefix.length));
      else localStorage.removeItem(name);
    }
  } catch {
    // A browser without storage has nothing to erase.
  }
  return kept;
};
