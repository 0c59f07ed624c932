import { inEachLanguage, inLanguage, type Language } from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addFormParser } from '../http/add-form-parser.ts';
import { isForeign } from '../http/is-foreign.ts';
import { sendPlainPage } from '../http/send-plain-page.ts';
import type { DrawPlain, PlainContent } from '../page/plain-page.ts';
import type { PlainPages } from './plain-pages.ts';
import { sendAnswer } from './stored-answer.ts';

/** What the pages behind mailed links need from the server. */
export interface LinkedPagesOptions {
  drawPlain: DrawPlain;
  plain: Pick<PlainPages, 'get'>;
  publicUrl: string;
  /** Headers of every answer of the site. */
  headers: Readonly<Record<string, string>>;
  /** False once an address has used up its quota of individual requests for now. */
  takeFromQuota(address: string): Promise<boolean>;
}

/** Fields from the query or from a form. None of them is validated. */
export type Fields = Partial<Record<string, unknown>>;

/** A file to download. */
interface LinkedFile {
  file: string | ReadableStream<Uint8Array>;
  /** Length in bytes, if `file` is a stream. */
  bytes?: number;
  name: string;
  /** Content type, with its charset. */
  type: string;
}

/** A page, with its status if that is not 200. */
export interface LinkedPageAnswer {
  page: PlainContent;
  status?: number;
}

/** The answer: a page, or a file to download. */
export type LinkedAnswer = LinkedPageAnswer | LinkedFile;

/** A page that a mailed link opens. */
interface LinkedPage {
  path: string;
  /** The page for a link that is not valid. */
  toInvalidLinkPage(language: Language): PlainContent;
  /** Draws the page. Changes nothing, because mail scanners also follow links. Null if the link is not valid. */
  show(fields: Fields, language: Language): Promise<LinkedAnswer | null>;
  /** Handles the page's forms. Null if the link is not valid. */
  act(fields: Fields, language: Language): Promise<LinkedAnswer | null>;
}

const largestBody = 20_000;

/** No cache stores such a page. No other site learns its address, because the address may hold the key of the link. */
const ownHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;

/** Adds a page that a mailed link opens, in each language. Its actions come by POST, from plain forms of this site. */
export const addLinkedPage = (
  server: FastifyInstance,
  { path, toInvalidLinkPage, show, act }: LinkedPage,
  { drawPlain, plain, publicUrl, headers, takeFromQuota }: LinkedPagesOptions,
): void => {
  const publicOrigin = new URL(publicUrl).origin;

  const send = async (reply: FastifyReply, answer: LinkedAnswer): Promise<FastifyReply> => {
    reply.headers({ ...headers, ...ownHeaders });
    if ('file' in answer) {
      if (answer.bytes !== undefined) reply.header('Content-Length', answer.bytes);
      return reply
        .header('Content-Disposition', `attachment; filename="${answer.name}"`)
        .type(answer.type)
        .send(answer.file);
    }
    return sendPlainPage(reply.code(answer.status ?? 200), await drawPlain(answer.page));
  };

  server.register(async (pages) => {
    addFormParser(pages, { bodyLimit: largestBody });
    inEachLanguage((language) => {
      const answer = async (
        request: FastifyRequest,
        reply: FastifyReply,
        make: () => Promise<LinkedAnswer | null>,
      ): Promise<FastifyReply> => {
        if (!(await takeFromQuota(request.ip))) {
          sendAnswer(reply, plain.get(429, request.url));
          return reply;
        }
        return send(reply, (await make()) ?? { page: toInvalidLinkPage(language), status: 404 });
      };
      const address = inLanguage(path, language);
      pages.get<{ Querystring: Fields }>(address, (request, reply) =>
        answer(request, reply, () => show(request.query, language)),
      );
      pages.post<{ Body: Fields }>(address, (request, reply) =>
        answer(request, reply, async () =>
          isForeign(request, publicOrigin) ? null : act(request.body ?? {}, language),
        ),
      );
    });
  });
};
