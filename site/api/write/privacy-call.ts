import { limits } from '@ev-site/contract/forms/limits.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import { requestTypes } from '@ev-site/contract/privacy-request.ts';
import type { FastifyRequest } from 'fastify';
import { getWords } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { createRefusePlain } from './refuse-plain.ts';
import { refuseForeign } from './same-site.ts';
import type { Seating } from './seat-forms.ts';
import { toAnswer } from './send-outcome.ts';
import { getKey, getType, isFields, isPlain } from './sent-form.ts';

const asksHuman = ({ failure }: ApiFailure): boolean => 'rCaptcha' in failure.message;

const hasAnswer = (fields: unknown): boolean => isFields(fields) && Boolean(fields.rCaptcha);

/** What answers a request about privacy: with a page to those without script, as the forms do. */
export const createPrivacyHandler = (
  { leads, environment, drawPlain, getWays }: ApiContext,
  seating: Seating,
): CallHandler => {
  const publicOrigin = new URL(environment.PUBLIC_URL).origin;
  const refusePlain = createRefusePlain(drawPlain);

  const answer = async (request: FastifyRequest) => {
    const language = toSenderLanguage(request);
    const { forms, privacy } = getWords(language);
    refuseForeign(request, publicOrigin, forms.problems.foreign);
    const { body: fields, ip, id } = request;
    if (!isFields(fields)) throw new ApiFailure(422, forms.problems.unreadable);
    const outcome = await leads.takeRequest({
      language,
      fields,
      address: ip,
      requestId: id,
      key: getKey(request, fields),
    });
    return toAnswer(privacy.requests.sent.title, outcome, forms, await getWays());
  };

  return {
    onRequest: seating.toGuard('PrivacyRequests'),
    bodyLimit: limits.body,
    async handler(request, reply) {
      const type = getType(request);
      const language = toSenderLanguage(request);
      reply.header('Cache-Control', 'no-store');
      if (!requestTypes.some((known) => known === type))
        throw new ApiFailure(415, getWords(language).forms.problems.contentType);
      if (!isPlain(request)) return answer(request);
      const page = pathTo('PrivacyRequests', { language });
      try {
        await answer(request);
        return reply.redirect(`${page}?sent=request#form`, 303);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        // The page with the check: the one that sent this may have been without.
        const withCheck = `${page}?check=person#form`;
        if (asksHuman(error) && !hasAnswer(request.body)) return reply.redirect(withCheck, 303);
        return refusePlain(reply, error, { language, backTo: asksHuman(error) ? withCheck : page });
      }
    },
  };
};
