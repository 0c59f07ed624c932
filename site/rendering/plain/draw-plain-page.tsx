import type { ReactNode } from 'react';
import { getLocale } from '../../page/locale.ts';
import type { PlainContent, PlainPage } from '../../page/plain-page.ts';
import { DealerGonePage, DealerLeadPage } from '../dealers/dealer-lead-pages.tsx';
import { drawLivePreview, drawPreviewLink, drawRefusedPreview } from '../preview/preview-documents.tsx';
import { EraseOwnPage, GoneOwnPage, OpenOwnPage, OwnDataPage } from '../privacy/own-pages.tsx';
import { CallsPage } from './calls-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { ProblemsPage } from './problems-page.tsx';
import { StatusPage } from './status-page.tsx';
import { toPlainPage } from './to-plain-page.ts';

/** A page with plain forms that are sent to this site. */
const toForm = (view: ReactNode): PlainPage => toPlainPage(view, { allowed: "form-action 'self'" });

/** Renders a page that is not a page of the site, for example when none can be rendered. */
export const drawPlainPage = (content: PlainContent): PlainPage => {
  switch (content.kind) {
    case 'status':
      return toPlainPage(<StatusPage {...content} locale={getLocale(content.language)} />);
    case 'busy':
      return toPlainPage(<StatusPage {...content} status="busy" locale={getLocale(content.language)} />);
    case 'problems':
      return toPlainPage(<ProblemsPage {...content} locale={getLocale(content.language)} />);
    case 'offline':
      return toPlainPage(<OfflinePage {...content} locale={getLocale(content.language)} />);
    case 'calls':
      return toPlainPage(<CallsPage {...content} />);
    case 'own link':
      return toForm(<OpenOwnPage {...content} locale={getLocale(content.language)} />);
    case 'own gone':
      return toForm(<GoneOwnPage locale={getLocale(content.language)} />);
    case 'own data':
      return toForm(<OwnDataPage {...content} locale={getLocale(content.language)} />);
    case 'own erase':
      return toForm(<EraseOwnPage {...content} locale={getLocale(content.language)} />);
    case 'dealer lead':
      return toForm(<DealerLeadPage {...content} locale={getLocale(content.language)} />);
    case 'dealer gone':
      return toPlainPage(<DealerGonePage {...content} locale={getLocale(content.language)} />);
    case 'live preview':
      return drawLivePreview(content);
    case 'preview link':
      return drawPreviewLink(content);
    case 'refused preview':
      return drawRefusedPreview(content);
  }
};
