import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getLocale } from '../../page/locale.ts';
import type { PlainContent, PlainPage } from '../../page/plain-page.ts';
import { DealerGonePage, DealerLeadPage } from '../dealers/dealer-lead-pages.tsx';
import { drawLivePreview, drawPreviewLink, drawRefusedPreview } from '../preview/preview-documents.tsx';
import { GoneOwnPage, OpenOwnPage, OwnDataPage } from '../privacy/own-pages.tsx';
import { CallsPage } from './calls-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { plainStyles } from './plain-document.tsx';
import { ProblemsPage } from './problems-page.tsx';
import { StatusPage } from './status-page.tsx';

const styleHash = createHash('sha256').update(plainStyles).digest('base64');

/** Nothing but the one style sheet; of images only the icon, which browsers fetch unasked. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const toPlain = (view: ReactNode): PlainPage => ({
  html: `<!DOCTYPE html>${renderToStaticMarkup(view)}`,
  policy,
});

/** The same for a page whose plain forms are sent to this site. */
const toForm = (view: ReactNode): PlainPage => ({
  ...toPlain(view),
  policy: policy.replace("form-action 'none'", "form-action 'self'"),
});

/** Draws a page for the moments in which no page of the site can be made or is meant. */
export const drawPlainPage = (content: PlainContent): PlainPage => {
  switch (content.kind) {
    case 'status':
      return toPlain(<StatusPage {...content} locale={getLocale(content.language)} />);
    case 'busy':
      return toPlain(<StatusPage {...content} status="busy" locale={getLocale(content.language)} />);
    case 'problems':
      return toPlain(<ProblemsPage {...content} locale={getLocale(content.language)} />);
    case 'offline':
      return toPlain(<OfflinePage {...content} locale={getLocale(content.language)} />);
    case 'calls':
      return toPlain(<CallsPage {...content} />);
    case 'own link':
      return toForm(<OpenOwnPage {...content} locale={getLocale(content.language)} />);
    case 'own gone':
      return toForm(<GoneOwnPage locale={getLocale(content.language)} />);
    case 'own data':
      return toForm(<OwnDataPage {...content} locale={getLocale(content.language)} />);
    case 'dealer lead':
      return toForm(<DealerLeadPage {...content} locale={getLocale(content.language)} />);
    case 'dealer gone':
      return toPlain(<DealerGonePage {...content} locale={getLocale(content.language)} />);
    case 'live preview':
      return drawLivePreview(content);
    case 'preview link':
      return drawPreviewLink(content);
    case 'refused preview':
      return drawRefusedPreview(content);
  }
};
