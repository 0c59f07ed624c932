import { createContext } from 'react';

/** Facts about the page for its islands. */
interface IslandContext {
  /** URL of an island's browser module. @throws {Error} if no such island was built. */
  islandUrl(name: string): string;
  /** URLs of stylesheets that an island needs beyond the page's own; the browser loads them with its module. */
  islandStyles(name: string): readonly string[];
  /** Makes a prefix for React's ids, unique in the page. */
  nextPrefix(): string;
}

/** Outside a page (in a component's own test), modules have the path of their source and all ids share a prefix. */
export const islandContext = createContext<IslandContext>({
  islandUrl: (name) => `/islands/${name}.island.tsx`,
  islandStyles: () => [],
  nextPrefix: () => 'i-',
});
