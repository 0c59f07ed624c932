import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import { requestTypes } from '@ev-site/contract/privacy-request.ts';
import type { FastifyRequest } from 'fastify';
import { getWords } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { refuseForeign } from './same-site.ts';
import { toAnswer } from './send-outcome.ts';

const getType = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** What answers a request about privacy: with a page to those without script, as the forms do. */
export const createPrivacyHandler = ({ leads, environment, drawPlain, getWays }: ApiContext): CallHandler => {
  const publicOrigin = new URL(environment.PUBLIC_URL).origin;

  const answer = async (request: FastifyRequest, canBeChecked: boolean) => {
    const language = toSenderLanguage(request);
    const { forms, privacy } = getWords(language);
    refuseForeign(request, publicOrigin, forms.problems.foreign);
    const { body, ip, id, headers } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new ApiFailure(422, forms.problems.unreadable);
    const fields = body as Record<string, unknown>;
    const key = headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key;
    const outcome = await leads.takeRequest({
      language,
      fields,
      address: ip,
      requestId: id,
      key: typeof key === 'string' ? key : '',
      canBeChecked,
    });
    return toAnswer(privacy.requests.sent.title, outcome, forms, await getWays());
  };

  return {
    bodyLimit: limits.body,
    async handler(request, reply) {
      const type = getType(request);
      const language = toSenderLanguage(request);
      reply.header('Cache-Control', 'no-store');
      if (!requestTypes.some((known) => known === type))
        throw new ApiFailure(415, getWords(language).forms.problems.contentType);
      const isPlain = type === contentTypes.plain && request.headers['x-requested-with'] === undefined;
      if (!isPlain) return answer(request, true);
      const page = pathTo('PrivacyRequests', { language });
      try {
        await answer(request, false);
        return reply.redirect(`${page}?sent=request#form`, 303);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const problems = Object.values(error.failure.message).flatMap(([first]) => first ?? []);
        const isOurs = error.statusCode >= 500;
        const { html, policy } = await drawPlain({
          kind: 'problems',
          language,
          problems,
          backTo: page,
          isOurs,
        });
        return reply
          .code(error.statusCode)
          .headers({ ...error.headers, 'Content-Security-Policy': policy })
          .type('text/html; charset=utf-8')
          .send(html);
      }
    },
  };
};
