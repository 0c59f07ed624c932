// As in islands/forms/draft-store.ts, which a test compares: the loader shares no module with an island.
export const draftPrefix = 'ev-draft:';
const keptForMs = 24 * 60 * 60 * 1000;

/** When a draft was typed last (ms since 1970); NaN where that cannot be read. */
const readTime = (draft: string | null): number => {
  try {
    return JSON.parse(draft ?? '').at;
  } catch {
    return Number.NaN;
  }
};

/**
 * Erases what was typed into forms more than 24 hours ago: at the next visit of whatever page.
 * @returns the kinds of the forms of which something is kept still.
 */
export const sweepDrafts = (): string[] => {
  const kept: string[] = [];
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(draftPrefix)) continue;
      if (Math.abs(Date.now() - readTime(localStorage.getItem(name))) < keptForMs)
        kept.push(name.slice(draftPrefix.length));
      else localStorage.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
  return kept;
};
