import { environmentOf } from '@ev-site/content/deployment/environment-of.ts';
import type { Payload } from 'payload';

/** In the corner: the link to the site; on a phone only one word, beside the way back. */
export const SiteLink = ({ payload }: { payload: Payload }) => (
  <a
    className="site-link"
    href={environmentOf(payload).PUBLIC_URL}
    target="_blank"
    rel="noopener"
    aria-label="See the site"
  >
    <span className="site-link__whole">See the site</span>
    <span className="site-link__short">Site</span>
  </a>
);
