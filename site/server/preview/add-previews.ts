import { type NamedDocument, readDocumentName } from '@ev-site/contract/documents.ts';
import { readText } from '@ev-site/contract/forms/plain-text.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, readLanguage } from '@ev-site/contract/paths.ts';
import {
  previewCookie,
  previewLinkPath,
  previewPath,
  previewTokenPath,
  toPreviewCookie,
} from '@ev-site/contract/previews.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataAccess } from '../../data/data-access.ts';
import { addFormParser } from '../../http/add-form-parser.ts';
import type { DrawPlain, PlainContent } from '../../page/plain-page.ts';
import type { DrawPreview } from '../../rendering/preview/preview-renderer.tsx';
import { type PageSource, toRenderLog } from '../pages.ts';
import type { PlainPages } from '../plain-pages.ts';
import { sendAnswer } from '../stored-answer.ts';
import { createPreviewAnswers } from './preview-answers.ts';

interface PreviewsOptions {
  data: Pick<DataAccess, 'previews' | 'readStaff'>;
  draw: DrawPreview;
  drawPlain: DrawPlain;
  /** URL of a module that the browser runs, by its source. */
  scriptUrl: PageSource['scriptUrl'];
  plain: Pick<PlainPages, 'get'>;
  publicUrl: string;
  mediaUrl: string;
  isHttps: boolean;
  development: boolean;
  /** False once an address has sent too many requests for now. The limit exists because a link may be shared widely. */
  takeFromQuota(address: string): Promise<boolean>;
}

interface Named {
  Params: { kind: string; id: string; language: string };
}

interface AskedPreview {
  document: NamedDocument;
  language: Language;
  token: string | undefined;
}

/** Ten times a long article with its pictures. */
const bodyLimit = 1_000_000;

const ownCookie = new RegExp(`(?:^|;\\s*)${previewCookie}=([^;]+)`);

const readAskedPreview = ({ params, headers }: FastifyRequest<Named>): AskedPreview | null => {
  const language = readLanguage(params.language);
  const document = readDocumentName(params.kind, params.id);
  return document && language
    ? { document, language, token: ownCookie.exec(headers.cookie ?? '')?.[1] }
    : null;
};

/** The content of the studio's form. @returns null for a body that none of our forms sends. */
const readTyped = (body: unknown): Record<string, unknown> | null => {
  try {
    const typed: unknown = JSON.parse(isRecord(body) ? readText(body.typed) : '');
    return isRecord(typed) ? typed : null;
  } catch {
    return null;
  }
};

/**
 * Previews: unpublished documents, for somebody who holds a token for them. No document is read before the token's
 * signature was checked, nothing is cached, and no address contains the token.
 */
export const addPreviews = (server: FastifyInstance, options: PreviewsOptions): void => {
  const { data, draw, plain, publicUrl } = options;
  const { previews } = data;
  const answers = createPreviewAnswers(options);
  const ownOrigin = new URL(publicUrl).origin;

  const sendPlain = async (reply: FastifyReply, status: number, content: PlainContent) =>
    sendAnswer(reply, await answers.ofDocument(status, await options.drawPlain(content)));

  const refuse = (reply: FastifyReply, { document, language }: AskedPreview) =>
    sendPlain(reply, 403, { kind: 'refused preview', document, language });

  /** Signed-in staff whose token has expired are redirected to get a new one. Everybody else is refused. */
  const sendAway = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedPreview,
    live: boolean,
  ) => {
    const { fresh } = request.query as { fresh?: string };
    if (fresh === undefined && (await data.readStaff(request.headers)) !== null) {
      reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
      return reply.redirect(previewTokenPath(asked.document, asked.language, { live }), 303);
    }
    return refuse(reply, asked);
  };

  /**
   * Programs may send our other forms, but only this site's own pages send these. Browsers then always name the origin.
   */
  const isOurs = ({ headers }: FastifyRequest): boolean => {
    const site = headers['sec-fetch-site'];
    return headers.origin === ownOrigin && (site === undefined || site === 'same-origin');
  };

  const show = async (request: FastifyRequest<Named>, reply: FastifyReply, typed: boolean) => {
    const asked = readAskedPreview(request);
    if (!asked) return reply.callNotFound();
    const { document, language, token } = asked;
    const visitor = await previews.identify(document, token, request.headers);
    if (!visitor) return typed ? refuse(reply, asked) : sendAway(request, reply, asked, false);
    if (visitor.is === 'colleague' && !(await options.takeFromQuota(request.ip)))
      return sendAnswer(reply, plain.get(429, request.url));
    const form = typed ? readTyped(request.body) : null;
    if (typed && !form) return sendAnswer(reply, plain.get(400, request.url));
    const unsaved = form && (await previews.mayShowTyped(document, visitor)) ? form : undefined;
    const content = await previews.open({ document, visitor, language, unsaved });
    if (!content) return refuse(reply, asked);
    const page = await draw({ document, language, content }, toRenderLog(request.log));
    return sendAnswer(reply, await answers.ofPage(page));
  };

  server.register(async (own) => {
    addFormParser(own, { bodyLimit });

    own.get(previewLinkPath, (_request, reply) => {
      const scriptUrl = options.scriptUrl('rendering/preview/open-link.ts');
      return sendPlain(reply, 200, { kind: 'preview link', language: 'en', scriptUrl });
    });

    own.post<{ Body: { token?: unknown } }>(previewLinkPath, { bodyLimit: 4000 }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!isOurs(request)) return reply.code(403).send({ error: 'Forbidden' });
      const token = typeof request.body?.token === 'string' ? request.body.token : undefined;
      const link = await previews.openLink(token);
      if (!link || token === undefined) return reply.code(403).send({ error: 'Forbidden' });
      const seconds = Math.max(1, Math.floor((link.expiresAt.getTime() - Date.now()) / 1000));
      const cookie = toPreviewCookie(link.document, token, seconds, options.isHttps);
      return reply.header('Set-Cookie', cookie).send({ href: previewPath(link.document, 'en') });
    });

    own.get<Named>('/preview/:kind/:id/:language', (request, reply) => show(request, reply, false));

    own.post<Named>('/preview/:kind/:id/:language', {
      // Checked before the body is read, so strangers cannot send one.
      async onRequest(request, reply) {
        const asked = readAskedPreview(request);
        if (!asked) return reply.callNotFound();
        if (!isOurs(request) || !(await previews.isSigned(asked.token))) await refuse(reply, asked);
      },
      handler: (request, reply) => show(request, reply, true),
    });

    own.get<Named>('/preview/:kind/:id/:language/live', async (request, reply) => {
      const asked = readAskedPreview(request);
      if (!asked) return reply.callNotFound();
      const visitor = await previews.identify(asked.document, asked.token, request.headers);
      if (visitor?.is !== 'staff') return sendAway(request, reply, asked, true);
      const { document, language } = asked;
      const scriptUrl = options.scriptUrl('rendering/preview/follow-typing.ts');
      return sendPlain(reply, 200, { kind: 'live preview', document, language, scriptUrl });
    });
  });
};
