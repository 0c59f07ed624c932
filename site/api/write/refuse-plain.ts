import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import type { RouteShorthandOptions } from 'fastify';
import { toSenderLanguage } from '../asked-language.ts';
import type { ApiContext } from '../context.ts';
import { listSentences, toApiFailure } from '../failures.ts';
import { sendPlainPage } from '../send-plain-page.ts';
import { toFormPage } from './form-page.ts';
import { isPlain } from './sent-form.ts';

/** Too much at once, or from another site: nothing in the form has to be corrected. */
const notOfTheForm = [403, 429];

type HandleError = NonNullable<RouteShorthandOptions['errorHandler']>;

/**
 * Makes what tells those without script why their form was not taken, also where nothing of it could be read: a page, with the failure's
 * status and the way back to the form. Other failures are answered as those of any call.
 */
export const createRefusePlain =
  ({ drawPlain, getWays }: Pick<ApiContext, 'drawPlain' | 'getWays'>) =>
  /** @param screen of the form; null where it works with script alone */
  (screen: FixedRouteName | null): HandleError =>
  async (error, request, reply) => {
    if (!screen || !isPlain(request)) throw error;
    const language = toSenderLanguage(request);
    const failure = toApiFailure(error, request);
    const { statusCode, headers } = failure;
    const { phone } = await getWays();
    const page = await drawPlain({
      kind: 'problems',
      language,
      problems: listSentences(failure),
      backTo: toFormPage(request, screen, language),
      isOurs: statusCode >= 500 || notOfTheForm.includes(statusCode),
      phone,
    });
    return sendPlainPage(reply.code(statusCode).headers({ 'Cache-Control': 'no-store', ...headers }), page);
  };
