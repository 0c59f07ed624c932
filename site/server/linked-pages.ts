import { inEachLanguage, inLanguage, type Language } from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../api/send-plain-page.ts';
import { addFormParser } from '../api/write/add-form-parser.ts';
import { isForeign } from '../api/write/same-site.ts';
import type { DrawPlain, PlainContent } from '../page/plain-page.ts';
import { sendAnswer } from './pages.ts';
import type { PlainPages } from './plain-pages.ts';

/** What the pages that a mailed link opens need of the server. */
export interface LinkedPagesOptions {
  drawPlain: DrawPlain;
  plain: Pick<PlainPages, 'get'>;
  publicUrl: string;
  /** Of every answer of the site. */
  headers: Readonly<Record<string, string>>;
  /** False once an address has asked too many questions of its own for now. */
  mayAsk(address: string): Promise<boolean>;
}

/** What came with the address, or by a form: nothing of it is known to be right. */
export type Fields = Partial<Record<string, unknown>>;

/** A file to keep. */
interface LinkedFile {
  file: string | ReadableStream<Uint8Array>;
  /** Its length, where it is not told by a text. */
  bytes?: number;
  name: string;
  /** Of the content, with its charset. */
  type: string;
}

/** A page, with its status where that is not 200. */
export interface LinkedPageAnswer {
  page: PlainContent;
  status?: number;
}

/** What is answered: a page, or a file to keep. */
export type LinkedAnswer = LinkedPageAnswer | LinkedFile;

/** A page that a mailed link opens. */
interface LinkedPage {
  path: string;
  /** What opens nothing. */
  toGone(language: Language): PlainContent;
  /** The page itself: changes nothing, for mail scanners follow links too. Null where the link opens nothing. */
  show(fields: Fields, language: Language): Promise<LinkedAnswer | null>;
  /** What its forms ask. Null as above. */
  act(fields: Fields, language: Language): Promise<LinkedAnswer | null>;
}

const largestBody = 20_000;

/** Nobody keeps such a page or frames it, and its address, which may hold the key of the link, is told to no other site. */
const ownHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;

/** Adds a page that a mailed link opens, in each language. What it is asked comes by POST, in plain forms of this site. */
export const addLinkedPage = (
  server: FastifyInstance,
  { path, toGone, show, act }: LinkedPage,
  { drawPlain, plain, publicUrl, headers, mayAsk }: LinkedPagesOptions,
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
        if (!(await mayAsk(request.ip))) {
          sendAnswer(reply, plain.get(429, request.url));
          return reply;
        }
        return send(reply, (await make()) ?? { page: toGone(language), status: 404 });
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
