import { dealerOutcomes } from '@ev-site/contract/dealers.ts';
import { dealerLeadPath, inEachLanguage, inLanguage, type Language } from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../api/failures.ts';
import { refuseForeign } from '../../api/write/same-site.ts';
import { type DealerDesk, type DealerProblem, longestNote } from '../../leads/routing/dealer-desk.ts';
import type { DrawPlain, PlainContent } from '../../page/plain-page.ts';
import { getWords } from '../../words/words.ts';
import { sendAnswer } from '../pages.ts';
import type { PlainPages } from '../plain-pages.ts';

interface DealerLeadOptions {
  desk: DealerDesk;
  drawPlain: DrawPlain;
  plain: Pick<PlainPages, 'get'>;
  publicUrl: string;
  /** Of every answer of the site. */
  headers: Readonly<Record<string, string>>;
  /** False once an address has asked too many questions of its own for now. */
  mayAsk(address: string): Promise<boolean>;
}

type Fields = Partial<Record<string, unknown>>;

const largestBody = 20_000;

/** Nobody keeps such a page or frames it, and its address, which holds the key of the link, is told to no other site. */
const ownHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;

/** The page of one lead, which the link in a dealer's mail opens, in each language. Only what is sent by its forms changes anything. */
export const addDealerLead = (
  server: FastifyInstance,
  { desk, drawPlain, plain, publicUrl, headers, mayAsk }: DealerLeadOptions,
): void => {
  const publicOrigin = new URL(publicUrl).origin;

  const sendPage = async (reply: FastifyReply, content: PlainContent, status = 200) => {
    const { html, policy } = await drawPlain(content);
    return reply
      .code(status)
      .headers({ ...headers, ...ownHeaders, 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const sendGone = (reply: FastifyReply, language: Language) =>
    sendPage(reply, { kind: 'dealer gone', language, isGiven: false }, 404);

  const show = async (
    reply: FastifyReply,
    language: Language,
    key: unknown,
    wrong?: { field: 'text' | 'reason'; code: DealerProblem; typed: unknown },
  ) => {
    const lead = await desk.read(key);
    if (!lead) return sendGone(reply, language);
    const content = { kind: 'dealer lead', language, linkKey: String(key), lead } as const;
    if (!wrong) return sendPage(reply, content);
    const { field, code, typed } = wrong;
    const problem = { field, code, most: longestNote };
    return sendPage(reply, { ...content, problem, typed: typeof typed === 'string' ? typed : '' }, 422);
  };

  const act = async (reply: FastifyReply, language: Language, { action, key, text, reason }: Fields) => {
    if (action === 'take') {
      await desk.take(key);
      return show(reply, language, key);
    }
    if (action === 'back') {
      const done = await desk.giveBack(key, reason);
      if (done === null) return sendGone(reply, language);
      return done === 'done'
        ? sendPage(reply, { kind: 'dealer gone', language, isGiven: true })
        : show(reply, language, key, { field: 'reason', code: done, typed: reason });
    }
    const outcome = dealerOutcomes.find((one) => one === action);
    if (!outcome) return sendGone(reply, language);
    const done = await desk.note(key, outcome, text);
    if (done === null) return sendGone(reply, language);
    return done === 'done'
      ? show(reply, language, key)
      : show(reply, language, key, { field: 'text', code: done, typed: text });
  };

  const isTooMany = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (await mayAsk(request.ip)) return false;
    sendAnswer(reply, plain.get(429, request.url));
    return true;
  };

  server.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestBody },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    inEachLanguage((language) => {
      const path = inLanguage(dealerLeadPath, language);
      pages.get<{ Querystring: Fields }>(path, async (request, reply) => {
        if (await isTooMany(request, reply)) return reply;
        return show(reply, language, request.query.key);
      });
      pages.post<{ Body: Fields }>(path, async (request, reply) => {
        if (await isTooMany(request, reply)) return reply;
        try {
          refuseForeign(request, publicOrigin, getWords(language).forms.problems.foreign);
        } catch (error) {
          if (error instanceof ApiFailure) return sendGone(reply, language);
          throw error;
        }
        return act(reply, language, request.body ?? {});
      });
    });
  });
};
