import { getEnvironment } from '@ev-site/content/deployment/environment.ts';

/** In the corner: to what visitors see. */
export const SiteLink = () => (
  <a className="site-link" href={getEnvironment(process.env).PUBLIC_URL} target="_blank" rel="noopener">
    See the site
  </a>
);
