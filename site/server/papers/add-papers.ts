import {
  inEachLanguage,
  inLanguage,
  type Language,
  paperPaths,
  pathToProduct,
} from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickOwnQuery } from '../../page/pick-own-query.ts';
import { withQuery } from '../../page/with-query.ts';
import { type Press, PressBusy } from '../../paper/press.ts';
import { printPaper } from '../../paper/print-paper.ts';
import { createFairQueue, QueueFull } from '../../traffic/fair-queue.ts';
import { toNetwork } from '../../traffic/network.ts';
import { languageTags } from '../../words/words.ts';
import type { PlainPages } from '../plain-pages.ts';
import { sendAnswer } from '../stored-answer.ts';
import type { Brochures } from './brochures.ts';
import { type OwnPaper, type OwnPapers, ownPapers } from './own-papers.ts';

/** The parts that make PDFs. */
export interface PaperParts {
  brochures: Pick<Brochures, 'get'>;
  own: OwnPapers;
  press: Pick<Press, 'print'>;
}

interface PapersOptions extends PaperParts {
  /** Without a trailing slash. */
  publicUrl: string;
  plain: Pick<PlainPages, 'get'>;
  /** False once an address has used up its quota of individual requests for now. */
  takeFromQuota(address: string): Promise<boolean>;
}

const longest = 2000;

// A PDF is not a page: it runs nothing, frames nothing and sends no form.
const policy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const toFileHeaders = (name: string, language: Language) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${name}-${language}.pdf"`,
  'Content-Language': languageTags[language],
  'Content-Security-Policy': policy,
});

/** Serves brochures, and answers to visitors' individual questions, as PDF. */
export const addPapers = (
  server: FastifyInstance,
  { brochures, own, press, publicUrl, plain, takeFromQuota }: PapersOptions,
): void => {
  // Networks take turns: one print of each network at a time.
  const queue = createFairQueue({ atOnce: 2, waitingOfOne: 2, waitingOfAll: 12 });

  const sendBrochure = async (reply: FastifyReply, file: string, language: Language) => {
    const key = /^([a-z0-9-]{1,64})\.pdf$/.exec(file)?.[1];
    const brochure = key === undefined ? undefined : await brochures.get(key, language);
    if (key === undefined || !brochure) return reply.callNotFound();
    const page = `${publicUrl}${pathToProduct(key, { language })}`;
    if (!brochure.indexed) reply.header('X-Robots-Tag', 'noindex');
    return reply
      .headers(toFileHeaders(key, language))
      .header('Cache-Control', 'public, max-age=300')
      .header('ETag', brochure.etag)
      .header('Last-Modified', brochure.made.toUTCString())
      .header('Link', `<${page}>; rel="canonical"`)
      .send(brochure.pdf);
  };

  const sendOwn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    paper: OwnPaper,
    language: Language,
  ) => {
    if (request.url.length > longest) return sendAnswer(reply, plain.get(400, request.url));
    if (!(await takeFromQuota(request.ip))) return sendAnswer(reply, plain.get(429, request.url));
    const query = pickOwnQuery(request.query as Record<string, unknown>, paper.keys);
    const drawn = await own.draw(paper, language, query);
    reply.headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    if (!drawn) return reply.redirect(withQuery(own.pageOf(paper, language), query), 303);
    try {
      const pdf = await queue(toNetwork(request.ip), () => printPaper(press, drawn));
      return reply.headers(toFileHeaders(paper.file, language)).send(Buffer.from(pdf));
    } catch (error) {
      if (error instanceof QueueFull) throw new PressBusy('Too many ask for paper.');
      throw error;
    }
  };

  inEachLanguage((language) => {
    server.get<{ Params: { file: string } }>(inLanguage(paperPaths.Brochure, language), ({ params }, reply) =>
      sendBrochure(reply, params.file, language),
    );
    for (const paper of ownPapers)
      server.get(inLanguage(paper.path, language), (request, reply) =>
        sendOwn(request, reply, paper, language),
      );
  });
};
