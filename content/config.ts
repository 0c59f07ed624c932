import path from 'node:path';
import './requests/request-context.ts';
import { languageNames, languages } from '@ev-site/contract/paths.ts';
import { buildConfig, type Config, type Plugin, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { nobody } from './access/content-access.ts';
import { guardCollections } from './access/guard-collections.ts';
import { auditEverything } from './audit/audit-changes.ts';
import { Assumptions } from './collections/assumptions.ts';
import { AuditLog } from './collections/audit-log.ts';
import { Banners } from './collections/banners.ts';
import { Blogs } from './collections/blogs.ts';
import { Certificates } from './collections/certificates.ts';
import { Cities } from './collections/cities.ts';
import { Dealers } from './collections/dealers.ts';
import { Events } from './collections/events.ts';
import { GalleryItems } from './collections/gallery-items.ts';
import { Jobs } from './collections/jobs.ts';
import { LeadLog } from './collections/lead-log.ts';
import { LeadRecalls } from './collections/lead-recalls.ts';
import { LeadRoutes } from './collections/lead-routes.ts';
import { Leads } from './collections/leads.ts';
import { getMediaCollection } from './collections/media.ts';
import { PageMeta } from './collections/page-meta.ts';
import { PrivacyRequests } from './collections/privacy-requests.ts';
import { Products } from './collections/products.ts';
import { Questions } from './collections/questions.ts';
import { Redirects } from './collections/redirects.ts';
import { ReplyTemplates } from './collections/reply-templates.ts';
import { ReportKeys } from './collections/report-keys.ts';
import { RoutingRules } from './collections/routing-rules.ts';
import { SeedRecords } from './collections/seed-records.ts';
import { SpentChecks } from './collections/spent-checks.ts';
import { getStaffCollection } from './collections/staff.ts';
import { States } from './collections/states.ts';
import { Testimonials } from './collections/testimonials.ts';
import { TradeShows } from './collections/trade-shows.ts';
import { TranslatedTexts } from './collections/translated-texts.ts';
import { WebhookEvents } from './collections/webhook-events.ts';
import { getDatabaseAdapter } from './database/adapter.ts';
import { getDataFolder } from './deployment/data-folder.ts';
import { getEnvironment } from './deployment/environment.ts';
import { getMailFolder } from './deployment/own-folders.ts';
import { getSecret } from './deployment/secret.ts';
import { toOwnCopy } from './documents/own-copies.ts';
import { contentEditor } from './fields/rich-text.ts';
import { AboutPage } from './globals/about-page.ts';
import { AnswerTimes } from './globals/answer-times.ts';
import { ContentRevision } from './globals/content-revision.ts';
import { DealerPage } from './globals/dealer-page.ts';
import { HomePage } from './globals/home-page.ts';
import { MenusGlobal } from './globals/menus.ts';
import { SiteSettings } from './globals/site-settings.ts';
import { keepSentence } from './hooks/keep-sentence.ts';
import { keepGlobalWork, keepWork } from './keeping/keep-work.ts';
import { getStudioMail } from './mail/studio-mail.ts';
import { getStoragePlugins } from './object-storage/storage-plugins.ts';
import { largestPicture, tooLarge } from './pictures/largest-picture.ts';
import { withPreviews } from './previews/with-previews.ts';
import { addExportAndImport } from './spreadsheets/kinds.ts';
import { addEnglishChangeHooks } from './translations/note-english.ts';
import { olderEndpoints } from './translations/older-endpoints.ts';

/** How a program opens the content. */
export interface ContentOptions {
  /** Environment variables; those of the process if none are given. */
  variables?: Record<string, string | undefined>;
  /** Where Payload's messages go; by default to the console, in Payload's format. */
  logger?: Config['logger'];
  /** What the studio adds to the admin interface; the site does not need it. */
  admin?: Config['admin'];
  /** Changes to the appearance of the model before Payload sanitizes it. They must not change what is stored. */
  plugins?: Plugin[];
  /** How long a PostgreSQL query may take; no limit if missing, as for a migration. */
  queryLimitMs?: number;
  /** Whether to make no smaller sizes of pictures, because the seed brings its own. */
  sizesAreReady?: boolean;
  /** Used instead of the deployment's secret where none may be read or made, as in a build. */
  secret?: string;
}

/**
 * The content model, bound to the deployment's database, folder and address.
 * @throws {Error} naming every bad variable of the environment.
 */
export const getContentConfig = async (options: ContentOptions = {}): Promise<SanitizedConfig> => {
  const environment = getEnvironment(options.variables ?? process.env);
  const dataFolder = getDataFolder(environment.DATA_DIR);
  const origin = new URL(environment.PUBLIC_URL).origin;
  const config = await buildConfig({
    secret: options.secret ?? getSecret(environment.PAYLOAD_SECRET, dataFolder),
    db: await getDatabaseAdapter(environment, dataFolder, options.queryLimitMs),
    editor: contentEditor,
    email: getStudioMail({
      smtpUrl: environment.SMTP_URL,
      from: environment.MAIL_FROM,
      domain: new URL(origin).hostname,
      folder: getMailFolder(environment),
    }),
    ...(options.sizesAreReady ? {} : { sharp }),
    ...(options.logger ? { logger: options.logger } : {}),
    serverURL: origin,
    cors: [origin],
    csrf: [origin],
    routes: { admin: '/studio', api: '/studio/api' },
    graphQL: { disable: true },
    // The project reads no deeper than this, and each level multiplies the size of a list in the API.
    maxDepth: 2,
    telemetry: false,
    cookiePrefix: 'studio',
    localization: {
      locales: languages.map((code) => ({ code, label: languageNames[code] })),
      defaultLocale: languages[0],
      // A document's publish button publishes the language that is open, without a colleague's half-written
      // translation.
      defaultLocalePublishOption: 'active',
      // Without this, Payload 3.90 leaves a call that names no locale without any locale. Texts for visitors are read
      // without a fallback (read-in-language.ts), so that a page in one language never shows a text of another.
      fallback: true,
    },
    admin: {
      user: 'staff',
      meta: { titleSuffix: '· Studio' },
      dateFormat: 'd MMM yyyy, HH:mm',
      timezones: {
        defaultTimezone: 'Asia/Kolkata',
        // Payload's own list has India only as Asia/Calcutta. With it, a person who schedules something was asked to
        // select a zone, as if none were set.
        supportedTimezones: [{ value: 'Asia/Kolkata', label: 'Indian time' }],
      },
      ...options.admin,
    },
    // Payload's table of jobs holds the timetable. content/timetable processes it; nobody can run, queue or cancel jobs
    // by a call.
    jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
    upload: { limits: { fileSize: largestPicture }, abortOnLimit: true, responseOnLimit: tooLarge },
    hooks: { afterError: [keepSentence] },
    endpoints: olderEndpoints,
    collections: [
      PageMeta,
      Banners,
      Questions,
      Products,
      Assumptions,
      Blogs,
      Events,
      TradeShows,
      Redirects,
      Testimonials,
      GalleryItems,
      getMediaCollection({ staticDir: path.join(dataFolder, 'media') }),
      Certificates,
      States,
      Cities,
      Dealers,
      Leads,
      PrivacyRequests,
      LeadLog,
      LeadRoutes,
      LeadRecalls,
      RoutingRules,
      ReplyTemplates,
      Jobs,
      getStaffCollection({ origin }),
      AuditLog,
      SeedRecords,
      TranslatedTexts,
      SpentChecks,
      WebhookEvents,
      ReportKeys,
    ]
      .map(toOwnCopy)
      .map(addExportAndImport)
      .map(keepWork),
    globals: [HomePage, AboutPage, DealerPage, MenusGlobal, SiteSettings, AnswerTimes, ContentRevision].map(
      keepGlobalWork,
    ),
    plugins: [...(await getStoragePlugins(environment)), withPreviews, ...(options.plugins ?? [])],
    // Types are made only by `content/cli/generate-types.ts`; otherwise Payload would start a process for them at each
    // start.
    typescript: { outputFile: path.resolve('content', 'payload-types.ts'), autoGenerate: false },
    // Payload keeps this on the server. It is read by `environmentOf`.
    custom: { environment },
  });
  return auditEverything(addEnglishChangeHooks(guardCollections(config)));
};
