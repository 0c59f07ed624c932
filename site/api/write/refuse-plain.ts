import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import type { RouteShorthandOptions } from 'fastify';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';
import { isNativeSubmit } from '../../http/sent-form.ts';
import type { ApiContext } from '../context.ts';
import { listSentences, toApiFailure } from '../failures.ts';
import { toFormPage } from './form-page.ts';

/** Statuses for too many requests, or a form from another site: the visitor need not correct anything. */
const notOfTheForm = [403, 429];

type HandleError = NonNullable<RouteShorthandOptions['errorHandler']>;

/**
 * Creates the error handler for forms without script, even when nothing of the form could be read: it sends a page with
 * the failure's status and a link back to the form. Other failures are handled as for any call.
 */
export const createRefusePlain =
  ({ drawPlain, getWays }: Pick<ApiContext, 'drawPlain' | 'getWays'>) =>
  /** @param screen page of the form; null where the form works only with script */
  (screen: FixedRouteName | null): HandleError =>
  async (error, request, reply) => {
    if (!screen || !isNativeSubmit(request)) throw error;
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
