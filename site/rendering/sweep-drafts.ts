// As in islands/forms/draft-store.ts, which a test compares: the loader shares no module with an island.
export const draftPrefix = 'ev-draft:';
const keptForMs = 24 * 60 * 60 * 1000;

/**
 * Erases what was typed into forms more than 24 hours ago: at the next visit of whatever page.
 * @returns the kinds of the forms of which something is kept still.
 */
export const sweepDrafts = (): string[] => {
  const kept: string[] = [];
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(draftPrefix)) continue;
      const { at } = JSON.parse(localStorage.getItem(name) ?? '{}');
      if (Math.abs(Date.now() - at) < keptForMs) kept.push(name.slice(draftPrefix.length));
      else localStorage.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
  return kept;
};
