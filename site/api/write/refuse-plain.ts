import type { Language } from '@ev-site/contract/paths.ts';
import type { FastifyReply } from 'fastify';
import type { DrawPlain } from '../../page/plain-page.ts';
import { type ApiFailure, listSentences } from '../failures.ts';

interface PlainRefusal {
  language: Language;
  /** Path of the page that has the form. */
  backTo: string;
}

/** Makes what tells those without script why their form was not taken: a page, with the failure's status. */
export const createRefusePlain =
  (drawPlain: DrawPlain) =>
  async (
    reply: FastifyReply,
    failure: ApiFailure,
    { language, backTo }: PlainRefusal,
  ): Promise<FastifyReply> => {
    const { statusCode, headers } = failure;
    const problems = listSentences(failure);
    const isOurs = statusCode >= 500;
    const { html, policy } = await drawPlain({ kind: 'problems', language, problems, backTo, isOurs });
    return reply
      .code(statusCode)
      .headers({ ...headers, 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  };
