import type { IncomingMessage } from 'node:http';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { isUnder } from '@ev-site/contract/paths.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiPolicy } from '../api/api-policy.ts';
import type { ApiContext } from '../api/context.ts';
import { toFailure } from '../api/failures.ts';
import { apiPlugin } from '../api/plugin.ts';
import { createWaysToReachUs } from '../api/ways-to-reach-us.ts';
import type { DataAccess } from '../data/data-access.ts';
import { toAskedLanguage } from '../http/asked-language.ts';
import { getType } from '../http/sent-form.ts';
import { countRefusals } from '../metrics/limits.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { toNetwork } from '../traffic/network.ts';
import { createNetworkLimit } from '../traffic/rate-limit.ts';
import { addRideCalendar } from './add-ride-calendar.ts';
import { addChangePassword } from './change-password.ts';
import { addDealerLead } from './dealers/add-dealer-lead.ts';
import { addDocuments, type DocumentData } from './documents.ts';
import { addHealth } from './health.ts';
import { createHttpServer, type EarlyAnswer, isBusy, maxHeaderBytes } from './http-server.ts';
import { addKeptAssets, type KeptAssets } from './kept-assets.ts';
import { describeRequest, measureRequests } from './measure-requests.ts';
import { addMedia } from './media.ts';
import { addModels } from './models.ts';
import { addNotModified } from './not-modified.ts';
import { addOffline, type WorkerScripts } from './offline.ts';
import { onlyReads } from './only-reads.ts';
import { createBusyAnswers } from './overload/busy-answers.ts';
import { limitConnections } from './overload/connections.ts';
import { createGate } from './overload/gate.ts';
import { addPages, type PageSource } from './pages.ts';
import { addPapers, type PaperParts } from './papers/add-papers.ts';
import { createPlainPages, toKeptStatus } from './plain-pages.ts';
import { addPreviews } from './preview/add-previews.ts';
import { addOwnData } from './privacy/add-own-data.ts';
import { toProxyTrust } from './proxy-trust.ts';
import { createRedirectFinder } from './redirects.ts';
import { refuseUnread } from './refuse-unread.ts';
import { createRequestIds } from './request-id.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { addSecurityText } from './security-text.ts';
import { createShowFormAgain } from './show-form-again.ts';
import { sendAnswer } from './stored-answer.ts';
import { addStudio } from './studio/studio-proxy.ts';
import { getStudioUrl } from './studio/studio-url.ts';
import { sendToHttps } from './to-https.ts';
import { traceRequests } from './trace-requests.ts';

/** Whether a request is a job application, which contains a resume. From a phone in rural India it takes minutes. */
const bringsFile = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && url.split('?')[0] === forms.application.path;

interface SiteParts {
  environment: Pick<
    Environment,
    | 'PUBLIC_URL'
    | 'MEDIA_URL'
    | 'SECURITY_CONTACT'
    | 'TRUST_PROXY'
    | 'STUDIO_URL'
    | 'STUDIO_PORT'
    | 'SIGN_INS_PER_ADDRESS'
    | 'RECKONINGS_PER_ADDRESS'
    | 'CONNECTIONS_PER_ADDRESS'
    | 'SIGN_INS_PER_ACCOUNT'
  >;
  log: FastifyBaseLogger;
  /** The store of the rate limits' counters. */
  counters: Counters;
  data: Pick<DataAccess, 'readRevision' | 'readRedirects' | 'readStaff' | 'previews' | 'models'> &
    DocumentData & { known: Pick<DataAccess['known'], 'getTrashedFiles'> };
  pages: PageSource;
  /** The context of the public API calls, without the parts that are created here. */
  api: Omit<
    ApiContext,
    'environment' | 'drawPlain' | 'takeFromQuota' | 'takePlace' | 'getWays' | 'showFormAgain'
  >;
  /** The parts that make PDFs. */
  papers: PaperParts;
  /** The service worker for visitors' browsers. */
  worker: { scripts: WorkerScripts; isOn: boolean };
  /** Whether the site was asked to end. */
  isEnding(): boolean;
  /** Answers requests before any routing. */
  answerEarly: EarlyAnswer;
  /** The hashed files of other builds. */
  keptAssets: Pick<KeptAssets, 'find'>;
  /** Absolute folder of uploaded pictures. */
  mediaFolder: string;
  /** Live reload of the studio. */
  development?: boolean;
}

// A path under /studio may hold a secret, e.g. the token of a password reset.
const toLoggedPath = (url: string) => (isUnder(url, '/studio') ? '/studio' : url.split('?')[0]);

/** Assembles the site's server. It does not listen yet. */
export const createSiteServer = (parts: SiteParts): FastifyInstance => {
  const { environment, log, data, counters } = parts;
  const { generation } = parts.api;
  const { PUBLIC_URL: publicUrl } = environment;
  const isHttps = publicUrl.startsWith('https:');
  const { drawPlain } = parts.pages;
  const plain = createPlainPages({ isHttps, draw: drawPlain });
  const reckonings = countRefusals(
    'reckonings',
    createNetworkLimit(environment.RECKONINGS_PER_ADDRESS, counters.open('reckonings', minute)),
  );
  const takeFromQuota = (address: string) => reckonings.take(toNetwork(address));
  const shared = { plain, publicUrl, takeFromQuota };
  const getWays = createWaysToReachUs(data, generation);
  const getPhone = async () => (await getWays()).phone;
  const trust = toProxyTrust(environment.TRUST_PROXY);
  const answerEarly = sendToHttps({ publicUrl, trust }, parts.answerEarly);
  const busy = createBusyAnswers({ isHttps, draw: drawPlain, getPhone, generation, log });
  const gate = createGate({ busy, findKept: parts.pages.findKept, log });

  const refuseAddress = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isUnder(request.url, '/api')) return sendAnswer(reply, plain.get(400, request.url));
    reply
      .code(422)
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': apiPolicy })
      .send(toFailure(422, toAskedLanguage(request)));
  };

  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trust,
    genReqId: createRequestIds(trust),
    bodyLimit: 1_048_576,
    return503OnClosing: false,
    // Each route limits the length of its own parameters.
    routerOptions: { maxParamLength: maxHeaderBytes },
    serverFactory(handle) {
      const http = createHttpServer(answerEarly, gate.admit(handle), bringsFile);
      limitConnections(http, { most: environment.CONNECTIONS_PER_ADDRESS, trust, isBusy, log });
      return http;
    },
    clientErrorHandler: refuseUnread,
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
  });

  traceRequests(server, trust);
  measureRequests(server);
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: toLoggedPath(url), status: reply.statusCode, ms }, 'answered');
  });

  server.addHook('preHandler', async (request, reply) => {
    // The call that takes a file reads its body itself, and then asks for the place.
    if (onlyReads(request.method) || getType(request) === contentTypes.multipart) return;
    if (await gate.takePlace(request.raw)) return;
    describeRequest(request, 'busy', 'early');
    sendAnswer(reply, busy.get(request.raw));
  });

  // Prepared at the start, so that the telephone number is available when the database is not.
  server.addHook('onReady', async () => {
    await Promise.all([busy.prepare(), plain.prepare()]);
  });

  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (status === 503) sendAnswer(reply, await plain.toUnavailable(await getPhone(), request.url));
    else sendAnswer(reply, plain.get(toKeptStatus(status), request.url));
  });

  server.register(async (own) => {
    const headers = toSecurityHeaders(isHttps);
    own.addHook('onRequest', async (request, reply) => {
      reply.headers(headers).header('X-Request-Id', request.id);
    });
    addHealth(own, { data, hasMadeAll: parts.pages.hasMadeAll, isEnding: parts.isEnding });
    addNotModified(own);
    addDocuments(own, { data, publicUrl, generation });
    addChangePassword(own);
    addSecurityText(own, { contact: environment.SECURITY_CONTACT, publicUrl });
    addRideCalendar(own, { ...shared, data: parts.api.data, generation });
    addOffline(own, { ...parts.worker, data, draw: drawPlain, generation });
    addPapers(own, { ...shared, ...parts.papers });
    addModels(own, data.models);
    addKeptAssets(own, parts.keptAssets);
    addMedia(own, { folder: parts.mediaFolder, drawPlain, getTrashedFiles: data.known.getTrashedFiles });
    own.register(apiPlugin, {
      prefix: '/api',
      environment,
      drawPlain,
      showFormAgain: createShowFormAgain(parts.pages, plain),
      takeFromQuota,
      getWays,
      takePlace: gate.takePlace,
      ...parts.api,
    });
  });

  addStudio(server, {
    environment,
    counters,
    publicUrl,
    isHttps,
    readStaff: data.readStaff,
    studioUrl: getStudioUrl(environment),
    getFallen: () => plain.get(502, '/studio'),
    websocket: parts.development ?? false,
  });
  addPreviews(server, {
    ...shared,
    data,
    draw: parts.pages.drawPreview,
    drawPlain,
    scriptUrl: parts.pages.scriptUrl,
    mediaUrl: environment.MEDIA_URL,
    isHttps,
    development: parts.development ?? false,
  });
  const linked = { ...shared, drawPlain, headers: toSecurityHeaders(isHttps) };
  addOwnData(server, { own: parts.api.leads.ownData, ...linked });
  addDealerLead(server, { desk: parts.api.leads.dealers, ...linked });
  addPages(server, {
    ...shared,
    pages: parts.pages,
    findRedirect: createRedirectFinder(data, generation),
  });
  return server;
};
