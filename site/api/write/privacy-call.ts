import { limits } from '@ev-site/contract/forms/limits.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import { requestTypes } from '@ev-site/contract/privacy-request.ts';
import type { FastifyRequest } from 'fastify';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { getKey, isNativeSubmit } from '../../http/sent-form.ts';
import { getWords } from '../../words/words.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure, listSentences } from '../failures.ts';
import type { Admission } from './admit-forms.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { createRefusePlain } from './refuse-plain.ts';
import { refuseTypesBut } from './refuse-types.ts';
import { toAnswer } from './send-outcome.ts';

/** Whether the human check is needed, or was part of the page that sent these fields. */
const needsCheck = ({ failure }: ApiFailure, fields: object): boolean =>
  'rCaptcha' in failure.message || 'rCaptcha' in fields;

/** Creates the handler of privacy requests; as with forms, visitors without script get a page. */
export const createPrivacyHandler = (
  { leads, environment, drawPlain, getWays, showFormAgain }: ApiContext,
  admission: Admission,
): CallHandler => {
  const publicOrigin = new URL(environment.PUBLIC_URL).origin;
  const refusePlain = createRefusePlain({ drawPlain, getWays });

  const answer = async (request: FastifyRequest) => {
    const language = toSenderLanguage(request);
    const { forms, privacy } = getWords(language);
    refuseForeign(request, publicOrigin, forms.problems.foreign);
    const { body: fields, ip, id } = request;
    if (!isRecord(fields)) throw new ApiFailure(422, forms.problems.unreadable);
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
    onRequest: [refuseTypesBut(requestTypes), admission.admit],
    bodyLimit: limits.body,
    errorHandler: refusePlain('PrivacyRequests', null),
    async handler(request, reply) {
      const language = toSenderLanguage(request);
      reply.header('Cache-Control', 'no-store');
      if (!isNativeSubmit(request)) return answer(request);
      const page = pathTo('PrivacyRequests', { language });
      try {
        await answer(request);
        return reply.redirect(`${page}?sent=request#form`, 303);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const fields = isRecord(request.body) ? (request.body as Record<string, string>) : {};
        if (error.statusCode !== 422 || !needsCheck(error, fields)) throw error;
        // "Back" would show the page without the check, or with a used one.
        const problem = listSentences(error).join(' ');
        return showFormAgain(request, reply, page, { ...fields, problem });
      }
    },
  };
};
