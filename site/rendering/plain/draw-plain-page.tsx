import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { getLocale } from '../../page/locale.ts';
import type { PlainContent, PlainPage } from '../../page/plain-page.ts';
import { CallsPage } from './calls-page.tsx';
import { plainStyles } from './plain-document.tsx';
import { ProblemsPage } from './problems-page.tsx';
import { StatusPage } from './status-page.tsx';

const styleHash = createHash('sha256').update(plainStyles).digest('base64');

/** Nothing but the one style sheet; of images only the icon, which browsers fetch unasked. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const toView = (content: PlainContent) => {
  switch (content.kind) {
    case 'status':
      return <StatusPage {...content} locale={getLocale(content.language)} />;
    case 'busy':
      return <StatusPage {...content} status="busy" locale={getLocale(content.language)} />;
    case 'problems':
      return <ProblemsPage {...content} locale={getLocale(content.language)} />;
    case 'calls':
      return <CallsPage {...content} />;
  }
};

/** Draws a page for the moments in which no page of the site can be made or is meant. */
export const drawPlainPage = (content: PlainContent): PlainPage => ({
  html: `<!DOCTYPE html>${renderToStaticMarkup(toView(content))}`,
  policy,
});
