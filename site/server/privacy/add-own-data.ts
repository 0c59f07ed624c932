import { inEachLanguage, inLanguage, type Language, ownDataPath } from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../api/failures.ts';
import { refuseForeign } from '../../api/write/same-site.ts';
import type { OwnData, OwnOutcome } from '../../leads/privacy/own-data.ts';
import type { DrawPlain, PlainContent } from '../../page/plain-page.ts';
import { getWords } from '../../words/words.ts';
import { sendAnswer } from '../pages.ts';
import type { PlainPages } from '../plain-pages.ts';

interface OwnDataOptions {
  own: OwnData;
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

/** Nobody keeps such a page or frames it, and its address, which may hold the key of a link, is told to no other site. */
const ownHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;

const toProblems = (outcome: OwnOutcome, language: Language): string[] => {
  if (typeof outcome === 'string') return [];
  const { messages } = getWords(language).forms;
  return Object.values(outcome.codes).flatMap((codes) => codes.map((code) => messages[code]));
};

/** The page of one's own data, which a mailed link opens, in each language. What it is asked comes by POST, in plain forms. */
export const addOwnData = (
  server: FastifyInstance,
  { own, drawPlain, plain, publicUrl, headers, mayAsk }: OwnDataOptions,
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
    sendPage(reply, { kind: 'own gone', language }, 404);

  const sendOpen = async (reply: FastifyReply, language: Language, ticket: string, outcome?: OwnOutcome) => {
    const records = (await own.read(ticket)) ?? [];
    const problems = outcome ? toProblems(outcome, language) : [];
    const done = typeof outcome === 'string' ? outcome : undefined;
    const content = { kind: 'own data', language, ticket, records, done, problems } as const;
    return sendPage(reply, content, problems.length > 0 ? 422 : 200);
  };

  const act = async (reply: FastifyReply, language: Language, fields: Fields) => {
    const { action, key, ticket } = fields;
    if (action === 'open') {
      const opened = await own.open(key);
      return opened ? sendOpen(reply, language, opened) : sendGone(reply, language);
    }
    if (action === 'file') {
      const file = await own.toFile(ticket);
      if (file === null) return sendGone(reply, language);
      return reply
        .headers({ ...headers, ...ownHeaders })
        .header('Content-Disposition', 'attachment; filename="my-data.json"')
        .type('application/json; charset=utf-8')
        .send(file);
    }
    const outcome =
      action === 'withdraw'
        ? await own.withdraw(ticket)
        : action === 'correct'
          ? await own.correct(ticket, fields)
          : action === 'erase'
            ? await own.erase(ticket)
            : null;
    return outcome === null ? sendGone(reply, language) : sendOpen(reply, language, String(ticket), outcome);
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
      const path = inLanguage(ownDataPath, language);
      pages.get<{ Querystring: Fields }>(path, async (request, reply) => {
        if (await isTooMany(request, reply)) return reply;
        const link = request.query.key;
        if (typeof link !== 'string' || !(await own.isLink(link))) return sendGone(reply, language);
        return sendPage(reply, { kind: 'own link', language, link });
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
