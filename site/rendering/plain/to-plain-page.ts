import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlainPage } from '../../page/plain-page.ts';
import { plainStyles } from './plain-document.tsx';

interface Allowed {
  /** The only style sheet of the document. */
  styles?: string;
  /** Further directives of the page's policy. */
  allowed?: string;
  framedBy?: 'none' | 'self';
}

/**
 * Renders a document that may do only what its policy allows. The only image is the icon, which browsers request on
 * their own.
 */
export const toPlainPage = (
  document: ReactNode,
  { styles = plainStyles, allowed = "form-action 'none'", framedBy = 'none' }: Allowed = {},
): PlainPage => {
  const hash = createHash('sha256').update(styles).digest('base64');
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(document)}`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; ${allowed}; base-uri 'none'; frame-ancestors '${framedBy}'`,
  };
};
