import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { isUnder } from '@ev-site/contract/paths.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '../../http/is-foreign.ts';
import type { Counters } from '../../traffic/counters/counter.ts';
import { toNetwork } from '../../traffic/network.ts';
import { onlyReads } from '../only-reads.ts';
import { toSecurityHeaders } from '../security-headers.ts';
import { type StoredAnswer, sendAnswer } from '../stored-answer.ts';
import { endStalled } from './end-stalled.ts';
import { countBody, readBody } from './read-body.ts';
import { Refused, sendRefusal } from './refused.ts';
import { isInParts, isReadableCall } from './server-call.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { toAnswerHeaders, toStudioHeaders } from './studio-headers.ts';
import { toStudioPath } from './studio-path.ts';
import { type Body, createStudioPlaces } from './studio-places.ts';
import {
  type AskingAccount,
  createStudioPools,
  type StudioRequest,
  studioRequestKey,
} from './studio-pools.ts';

interface StudioOptions {
  environment: Pick<Environment, 'SIGN_INS_PER_ADDRESS' | 'SIGN_INS_PER_ACCOUNT'>;
  /** Count failed attempts to sign in. */
  counters: Counters;
  /** The site's public address. */
  publicUrl: string;
  /** Where the studio listens, e.g. http://127.0.0.1:3001. */
  studioUrl: string;
  isHttps: boolean;
  /** The account of a request's session, by the studio's signature; the session may have ended since. */
  readStaff(headers: {
    cookie?: string | undefined;
    authorization?: string | undefined;
  }): Promise<AskingAccount>;
  /** Shown when the studio does not answer. */
  getFallen(): StoredAnswer;
  /** Live reload needs web sockets. */
  websocket: boolean;
  /** How long the reader of an answer may accept no data (ms). */
  stalledMs?: number;
}

/** A request that is passed on to the studio. */
interface Passing {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The target at the studio. */
  dest: string;
  passOn: Parameters<FastifyReply['from']>[1];
  path: string;
  network: string;
  asked: StudioRequest;
  /** Gives the place back. */
  leave(): void;
}

const megabyte = 1_000_000;
const bodyLimit = megabyte;
const uploadLimit = 25 * megabyte;
/** How long a body may take to arrive (ms). Its sender holds a place meanwhile. Strangers only send passwords, which are short. */
const bodyMs = { ofStaff: 15_000, ofOthers: 5000 };

/** Imports of content, which the studio itself limits to 5 MB. */
const imports = /^\/studio\/api\/[a-z-]+\/import$/;
const uploads = /^\/studio\/api\/media(?:\/[^/]+)?$/;
const imageMaker = /^\/studio\/_next\/image$/;
/** Scripts and styles of the studio's pages, in exactly this spelling. Any other address may be a page. */
const files = /^\/studio\/_next\/static(?:\/[\w~.-]+)+(?:\?|$)/;

/** Headers that describe the body of an answer. */
const ofBody = ['content-type', 'content-length', 'content-encoding'];

const isForm = ({ headers }: FastifyRequest): boolean => isInParts(headers['content-type']);

const isUpload = (request: FastifyRequest, path: string, asker: AskingAccount): boolean => {
  if (asker === null) return false;
  const type = request.headers['content-type'] ?? '';
  return (uploads.test(path) && isForm(request)) || (imports.test(path) && /^text\/csv\b/i.test(type));
};

const toBody = (request: FastifyRequest, path: string, asker: AskingAccount): Body => {
  if (request.body === undefined || request.body === null) return 'none';
  return isUpload(request, path, asker) ? 'upload' : 'small';
};

/** Whether nothing listens at the studio's address, for example during its start. Then the request never reached it. */
const isUnreached = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';

const foreign = new Refused(
  403,
  'This was sent from another website. Please open the studio and do it there.',
);
const unreadable = new Refused(400, 'The studio cannot read this request.');
const tooManyTries = new Refused(
  429,
  'Too many tries from your network. Please wait a quarter of an hour.',
  900,
);

/**
 * Proxies /studio and protects it: refuses requests from other sites, limits bodies, reads small bodies completely
 * before the studio is asked, filters headers, gives each account its own connections, and limits attempts to sign
 * in.
 */
export const addStudio = (server: FastifyInstance, options: StudioOptions): void => {
  const { studioUrl, isHttps, getFallen, stalledMs = minute } = options;
  const publicOrigin = new URL(options.publicUrl).origin;
  const pools = createStudioPools(studioUrl);
  const places = createStudioPlaces();
  const throttle = createSignInThrottle(options.environment, options.counters);
  const securityHeaders = Object.fromEntries(
    Object.entries(toSecurityHeaders(isHttps)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const ownHeaders = (path: string) => (isUnder(path, '/studio/api') ? { 'cache-control': 'no-store' } : {});

  const toForwardedHeaders = (request: FastifyRequest, asked: StudioRequest, more: object) => ({
    ...toStudioHeaders(request.headers),
    ...more,
    // `ip`, `host` and `protocol` trust a proxy's word only if the deployment says so (TRUST_PROXY).
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
    'x-request-id': request.id,
    [studioRequestKey]: asked,
  });

  const passUpload = ({ request, reply, dest, passOn, asked, leave }: Passing) => {
    try {
      request.body = countBody(request.raw, uploadLimit);
    } catch (error) {
      leave();
      throw error;
    }
    const length = request.headers['content-length'];
    return reply.from(dest, {
      ...passOn,
      rewriteRequestHeaders: () =>
        toForwardedHeaders(
          request,
          { ...asked, ended: leave },
          length === undefined ? {} : { 'content-length': length },
        ),
    });
  };

  const passSmall = async ({ request, reply, dest, passOn, path, network, asked }: Passing) => {
    const isPage = !isUnder(path, '/studio/api');
    // No page of the studio sends a form without its script. Next would look for a call in it, and fail.
    if (isPage && isForm(request) && request.headers['next-action'] === undefined) throw unreadable;
    const body = await readBody(
      request.raw,
      bodyLimit,
      asked.asker === null ? bodyMs.ofOthers : bodyMs.ofStaff,
    );
    const contentType = request.headers['content-type'];
    const isCall = request.headers['next-action'] !== undefined;
    // Next would log an unreadable call as an error of the server.
    if (isPage && isCall && !(await isReadableCall(body, contentType))) throw unreadable;
    const verdict = await throttle({ method: request.method, path, network, contentType, body });
    if (!verdict.allowed) throw tooManyTries;
    return reply.from(dest, {
      ...passOn,
      body,
      contentType: contentType ?? 'application/octet-stream',
      rewriteRequestHeaders: () =>
        toForwardedHeaders(request, asked, { 'content-length': String(body.length) }),
      onResponse(_request, answer, studioAnswer) {
        if (answer.statusCode === 200) void verdict.didNotFail();
        // Next also answers 5xx if a stranger makes a call that only staff may make.
        if (isPage && asked.asker === null && answer.statusCode >= 500) {
          studioAnswer.stream.destroy();
          for (const name of ofBody) answer.removeHeader(name);
          return void sendRefusal(answer as FastifyReply, unreadable);
        }
        answer.send(studioAnswer.stream);
      },
      onError(answer, failure) {
        if (isUnreached(failure.error)) void verdict.didNotFail();
        passOn?.onError?.(answer, failure);
      },
    });
  };

  server.addHook('onClose', () => pools.destroy());

  server.register(async (own) => {
    // Bodies are not parsed. Nothing of a body is read before its limit is known.
    own.removeAllContentTypeParsers();
    own.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': request.id });
      // Links from mails or other sites may open pages. Other requests from there are refused, also the sign-in, which needs no cookie.
      if (!onlyReads(request.method) && isForeign(request, publicOrigin)) throw foreign;
    });
    own.setErrorHandler((error, _request, reply) => {
      if (error instanceof Refused) return sendRefusal(reply, error);
      throw error;
    });

    own.register(httpProxy, {
      upstream: studioUrl,
      prefix: '/studio',
      rewritePrefix: '/studio',
      websocket: options.websocket,
      disableRequestLogging: true,
      undici: pools as never,
      async handler(request, reply, dest, passOn) {
        const path = toStudioPath(request.url);
        if (imageMaker.test(path)) return reply.callNotFound();
        const network = toNetwork(request.ip);
        const asker = await options.readStaff(request.headers);
        // If the sender has left before its turn, no event follows that would give the place back.
        if (reply.raw.destroyed) return void reply.hijack();
        const body = toBody(request, path, asker);
        // A request that may change something gets a separate connection.
        const held = body === 'none' && !onlyReads(request.method) ? 'small' : body;
        const isFile = asker === null && held === 'none' && files.test(request.url);
        const leave = places.take(reply, { asker, network, body: held, isFile });
        endStalled(reply.raw, stalledMs);
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        const asked = { asker, isFile, gone: left.signal };

        if (body === 'none')
          return reply.from(dest, {
            ...passOn,
            rewriteRequestHeaders: () => toForwardedHeaders(request, asked, {}),
          });

        const passing = { request, reply, dest, passOn, path, network, asked, leave };
        return body === 'upload' ? passUpload(passing) : passSmall(passing);
      },
      replyOptions: {
        rewriteHeaders: (headers, request) => ({
          ...securityHeaders,
          ...toAnswerHeaders(headers),
          ...ownHeaders(toStudioPath(request?.url ?? '')),
        }),
        onError(reply, { error }) {
          const answered = reply as FastifyReply;
          if (error.cause instanceof Refused) return sendRefusal(answered, error.cause);
          sendAnswer(answered, getFallen());
        },
      },
    });
  });
};
