import { getContentConfig } from '@ev-site/content/config.ts';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { withAccountView } from './plugins/account-view.ts';
import { withCopyToLocale } from './plugins/copy-to-locale.ts';
import { withHelp } from './plugins/help.ts';
import { hideOrderFromDiff, withKeptWork } from './plugins/kept-work.ts';
import { withLeadTools } from './plugins/lead-tools.ts';
import { withListTools } from './plugins/list-tools.ts';
import { withOlderTranslations } from './plugins/older-translations.ts';
import { withOwnCollections } from './plugins/own-collections.ts';
import { withPlainLooks } from './plugins/plain-looks.ts';
import { withPreviewLinks } from './plugins/preview-links.ts';
import { createStudioLog } from './studio-log.ts';

// A build needs only the shape of the configuration. No secret may be created during it or end up in its output.
const building = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;

const config = getContentConfig({
  ...(building ? { secret: 'stands in while the studio is built' } : {}),
  logger: createStudioLog(getEnvironment(process.env).LOG_LEVEL),
  // A slow query fails, and staff see that it failed, instead of a page that never loads.
  queryLimitMs: 20_000,
  plugins: [
    withLeadTools,
    withListTools,
    withAccountView,
    withOlderTranslations,
    withKeptWork,
    withPreviewLinks,
    withPlainLooks,
    withCopyToLocale,
    withOwnCollections,
    withHelp,
  ],
  admin: {
    // Light or dark as the person's device is set; each person may choose the other in the account.
    theme: 'all',
    // Payload's own avatar asks gravatar.com, which thereby learns who works here.
    avatar: 'default',
    importMap: { baseDir: '.', importMapFile: 'app/(payload)/importMap.js' },
    components: {
      views: {
        login: { Component: './components/accounts/sign-in-view.tsx#SignInView' },
        search: {
          Component: './components/frame/search-view.tsx#SearchView',
          path: '/search',
          exact: true,
          meta: { title: 'Search' },
        },
        person: {
          Component: './components/leads/person/person-view.tsx#PersonView',
          path: '/person',
          exact: true,
          meta: { title: 'Person' },
        },
        reports: {
          Component: './components/reports/report-view.tsx#ReportView',
          path: '/reports',
          exact: true,
          meta: { title: 'Reports' },
        },
        applications: {
          Component: './components/leads/applications/application-board.tsx#ApplicationBoard',
          path: '/applications',
          meta: { title: 'Applications' },
        },
      },
      beforeDashboard: [
        './components/first-page/due-requests.tsx#DueRequests',
        './components/first-page/desk.tsx#Desk',
      ],
      afterDashboard: [
        './components/first-page/due-reviews.tsx#DueReviews',
        './components/first-page/translations.tsx#Translations',
      ],
      actions: ['./components/frame/site-link.tsx#SiteLink', './components/frame/search-link.tsx#SearchLink'],
      providers: [
        './components/frame/guest-theme.tsx#GuestTheme',
        './components/frame/nav-closed.tsx#NavClosed',
        // Stands outside the provider that uploads pictures, because it looks at the answers to uploads too.
        './components/accounts/keep-session.tsx#KeepSession',
        './components/pictures/upload-progress.tsx#UploadProgress',
        './components/frame/named-parts.tsx#NamedParts',
        './components/frame/page-focus.tsx#PageFocus',
        './components/frame/field-focus.tsx#FieldFocus',
        './components/frame/guest-focus.tsx#GuestFocus',
        './components/frame/day-first.tsx#DayFirst',
        './components/documents/kept-lists.tsx#KeptLists',
        './components/publishing/schedule-answers.tsx#ScheduleAnswers',
      ],
      graphics: { Logo: './components/frame/logo.tsx#Logo', Icon: './components/frame/icon.tsx#Icon' },
    },
    meta: {
      titleSuffix: '· Studio',
      description: 'Content of the website',
      robots: 'noindex, nofollow',
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Studio', description: 'Content of the website' },
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/studio/icon.svg' }],
    },
  },
});

/** The content model with the studio's own components and settings. */
export default config.then(hideOrderFromDiff);
