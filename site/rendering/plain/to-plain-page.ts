import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlainPage } from '../../page/plain-page.ts';
import { plainStyles } from './plain-document.tsx';

interface Allowed {
  /** The one style sheet of the document. */
  styles?: string;
  /** What the page may do, in the words of its policy. */
  allowed?: string;
  framedBy?: 'none' | 'self';
}

/** Draws a document that may do nothing but what is allowed here; of images only the icon, which browsers fetch unasked. */
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
