import { listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import type { RouteShorthandOptions } from 'fastify';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';
import { isNativeSubmit } from '../../http/sent-form.ts';
import { getWords, type Words } from '../../words/words.ts';
import type { ApiContext } from '../context.ts';
import { listSentences, toApiFailure } from '../failures.ts';
import { toFormPage } from './form-page.ts';

/** Statuses for too many requests, or a form from another site: the visitor need not correct anything. */
const notOfTheForm = [403, 429];

/** The labels of a form's fields, by the names of the fields. */
const listLabels = (kind: LeadKind, { labels }: Words['forms']): Record<string, string> =>
  Object.fromEntries(
    listFields(kind).flatMap(([name, { label }]) => (label === null ? [] : [[name, labels[label]]])),
  );

type HandleError = NonNullable<RouteShorthandOptions['errorHandler']>;

/**
 * Creates the error handler for forms without script, even when nothing of the form could be read: it sends a page with
 * the failure's status and a link back to the form. Other failures are handled as for any call.
 */
export const createRefusePlain =
  ({ drawPlain, getWays }: Pick<ApiContext, 'drawPlain' | 'getWays'>) =>
  /**
   * @param screen page of the form; null where the form works only with script
   * @param kind null for the privacy request, whose sentences name their fields
   */
  (screen: FixedRouteName | null, kind: LeadKind | null): HandleError =>
  async (error, request, reply) => {
    if (!screen || !isNativeSubmit(request)) throw error;
    const language = toSenderLanguage(request);
    const failure = toApiFailure(error, request);
    const { statusCode, headers } = failure;
    const { phone } = await getWays();
    const page = await drawPlain({
      kind: 'problems',
      language,
      problems: listSentences(failure, kind ? listLabels(kind, getWords(language).forms) : {}),
      backTo: toFormPage(request, screen, language),
      isOurs: statusCode >= 500 || notOfTheForm.includes(statusCode),
      phone,
    });
    return sendPlainPage(reply.code(statusCode).headers({ 'Cache-Control': 'no-store', ...headers }), page);
  };
