import { documentPaths } from '@ev-site/contract/paths.ts';

/** `/robots.txt`: a domain that is not launched yet keeps search engines out. */
export const makeRobots = (domainStatus: string, publicUrl: string): string =>
  domainStatus === 'preview'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /studio\nDisallow: /api/\n\nSitemap: ${publicUrl}${documentPaths.sitemap}\n`;
