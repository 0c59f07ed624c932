import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import type { PageAssets } from './page-assets.ts';
import { typesettingOf } from './typesetting/load-fonts.ts';

const isStyle = (module: EnvironmentModuleNode) => /\.css$/.test(module.url);

const listStyleUrls = (entries: readonly EnvironmentModuleNode[]): string[] => {
  const urls = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    // Vite inlines the imports of a stylesheet.
    if (isStyle(module)) urls.add(module.url);
    else module.importedModules.forEach(visit);
  };
  entries.forEach(visit);
  return [...urls];
};

/**
 * The assets of a running Vite server: sources under their own paths, CSS as linked files that update live.
 * @param server the environment that renders the pages; their modules must have been imported
 */
export const createLiveAssets = (server: DevEnvironment): PageAssets => ({
  loader: '/rendering/loader.ts',
  react: '/rendering/hydrate.ts',
  others: ['/@vite/client'],
  islandUrl: (name) => `/islands/${name}.island.tsx`,
  scriptUrl: (source) => `/${source}`,
  async stylesOf(pageName, language) {
    const sources = [
      '/rendering/document.tsx',
      `/${typesettingOf(language)}`,
      `/pages/${pageName}/${pageName}.page.tsx`,
    ];
    const modules = await Promise.all(sources.map((source) => server.moduleGraph.getModuleByUrl(source)));
    return {
      sheet: [],
      urls: listStyleUrls(modules.filter((module) => module !== undefined)),
      withIslands: {},
    };
  },
});
