import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlainContent, PlainPage } from '../../page/plain-page.ts';
import { getWords, type Words } from '../../words/words.ts';
import { CallsPage } from './calls-page.tsx';
import { plainStyles } from './plain-document.tsx';
import { ProblemsPage } from './problems-page.tsx';
import { StatusPage } from './status-page.tsx';

const styleHash = createHash('sha256').update(plainStyles).digest('base64');

/** Nothing but the one style sheet; of images only the icon, which browsers fetch unasked. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const toView = (content: PlainContent, words: Words) => {
  switch (content.kind) {
    case 'status':
      return <StatusPage {...content} words={words} />;
    case 'problems':
      return <ProblemsPage {...content} words={words} />;
    case 'calls':
      return <CallsPage {...content} words={words} />;
  }
};

/** Draws a page for the moments in which no page of the site can be made or is meant. */
export const drawPlainPage = (content: PlainContent): PlainPage => ({
  html: `<!DOCTYPE html>${renderToStaticMarkup(toView(content, getWords()))}`,
  policy,
});
