import type { SavedAnswer } from '@ev-site/contract/answers.ts';
import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { type FixedRouteName, pathTo } from '@ev-site/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { getFromPage } from '../../http/from-page.ts';
import { getKey, getType, isNativeSubmit } from '../../http/sent-form.ts';
import type { LeadForm } from '../../leads/lead-form.ts';
import { getWords, type Words } from '../../words/words.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import type { Admission } from './admit-forms.ts';
import { type ByteBudget, readMultipart } from './read-multipart.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { createRefusePlain } from './refuse-plain.ts';
import { refuseTypesBut } from './refuse-types.ts';
import { toAnswer } from './send-outcome.ts';

const { multipart } = contentTypes;

/**
 * Fields in the address of the page that confirms a form sent without script; the page needs them to offer the calendar
 * file.
 */
const shownAgain: Partial<Record<LeadKind, readonly string[]>> = {
  testride: ['vehicle', 'dealer', 'first_choice'],
};

const toSentPage = (page: string, kind: LeadKind, { data }: SavedAnswer, body: unknown): string => {
  const fields = isRecord(body) ? body : {};
  const query = new URLSearchParams({ sent: kind });
  if (data.reference) query.set('reference', data.reference);
  for (const name of shownAgain[kind] ?? []) query.set(name, String(fields[name] ?? ''));
  return `${page}?${query}#form`;
};

const readForm = async (
  request: FastifyRequest,
  kind: LeadKind,
  words: Words['forms'],
  budget: ByteBudget,
): Promise<Pick<LeadForm, 'fields' | 'resume'>> => {
  if (getType(request) === multipart) return readMultipart(request, kind, words, budget);
  if (!isRecord(request.body)) throw new ApiFailure(422, words.problems.unreadable);
  return { fields: request.body };
};

/** Creates the handlers of the forms: parse, take the lead, respond. */
export const createFormHandlers = (
  { leads, environment, drawPlain, getWays }: ApiContext,
  admission: Admission,
) => {
  const publicOrigin = new URL(environment.PUBLIC_URL).origin;
  const refusePlain = createRefusePlain({ drawPlain, getWays });

  const answer = async (
    kind: LeadKind,
    request: FastifyRequest,
    canBeChecked: boolean,
  ): Promise<SavedAnswer> => {
    const language = toSenderLanguage(request);
    const words = getWords(language).forms;
    refuseForeign(request, publicOrigin, words.problems.foreign);
    const budget = await admission.toByteBudget(request);
    const { fields, resume } = await readForm(request, kind, words, budget);
    await admission.takePlace(request);
    const outcome = await leads.takeLead({
      kind,
      language,
      fields,
      resume,
      address: request.ip,
      requestId: request.id,
      key: getKey(request, fields),
      ...getFromPage(request),
      canBeChecked,
    });
    return toAnswer(words.success[kind], outcome, words, await getWays());
  };

  const answerPlain = async (
    kind: LeadKind,
    screen: FixedRouteName,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const page = pathTo(screen, { language: toSenderLanguage(request) });
    const saved = await answer(kind, request, false);
    return reply.redirect(toSentPage(page, kind, saved, request.body), 303);
  };

  const toHandler = (kind: LeadKind): CallHandler => {
    const types: readonly string[] = forms[kind].types;
    const { screen } = forms[kind];
    return {
      onRequest: [refuseTypesBut(types), admission.admit],
      bodyLimit: types.includes(multipart) ? limits.resume * 4 : limits.body,
      errorHandler: refusePlain(screen, kind),
      async handler(request, reply) {
        reply.header('Cache-Control', 'no-store');
        if (screen && isNativeSubmit(request)) return answerPlain(kind, screen, request, reply);
        try {
          return await answer(kind, request, true);
        } finally {
          // The rest of a refused file is not read: the connection closes with the response.
          if (!request.raw.complete) reply.raw.shouldKeepAlive = false;
        }
      },
    };
  };
  return {
    'create-dealer': toHandler('dealer'),
    'post-contact-us': toHandler('contact'),
    'post-product-inquiry': toHandler('inquiry'),
    'post-apply-job': toHandler('application'),
    'post-test-ride': toHandler('testride'),
  };
};
