import { createContext } from 'react';

/** What an island needs to know of the page it stands in. */
interface IslandContext {
  /** URL of the browser's module of an island. @throws {Error} if no such island was built. */
  islandUrl(name: string): string;
  /** URLs of the stylesheets that an island needs beyond the page's own, for the browser to fetch with its module. */
  islandStyles(name: string): readonly string[];
  /** A prefix for React's ids that no other island of the page has. */
  nextPrefix(): string;
}

/** Outside a page (in a component's own test) modules are named by their source and all ids share a prefix. */
export const islandContext = createContext<IslandContext>({
  islandUrl: (name) => `/islands/${name}.island.tsx`,
  islandStyles: () => [],
  nextPrefix: () => 'i-',
});
