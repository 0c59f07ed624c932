import { finished } from 'node:stream';
import type { SavedAnswer } from '@ev-site/contract/answers/single.ts';
import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { type FixedRouteName, type Language, pathTo } from '@ev-site/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeadForm } from '../../leads/lead-form.ts';
import { toNetwork } from '../../traffic/network.ts';
import { getWords, type Words } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import type { WaysToReachUs } from '../ways-to-reach-us.ts';
import { createFormSeats, type FormSeat } from './form-seats.ts';
import { readMultipart } from './read-multipart.ts';
import { getFromPage, refuseForeign } from './same-site.ts';
import { toAnswer } from './send-outcome.ts';

const { plain, multipart } = contentTypes;

const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Screens of the forms that work without script. */
const screens: Partial<Record<LeadKind, FixedRouteName>> = {
  dealer: 'BecomeDealer',
  contact: 'ContactUs',
  testride: 'TestRide',
};

/** Fields that the page after a form without script shows again, so that it can lead to the calendar. */
const shownAgain: Partial<Record<LeadKind, readonly string[]>> = {
  testride: ['vehicle', 'dealer', 'first_choice'],
};

const toSentPage = (page: string, kind: LeadKind, { data }: SavedAnswer, body: unknown): string => {
  const fields = isFields(body) ? body : {};
  const query = new URLSearchParams({ sent: kind });
  if (data.reference) query.set('reference', data.reference);
  for (const name of shownAgain[kind] ?? []) query.set(name, String(fields[name] ?? ''));
  return `${page}?${query}#form`;
};

const getType = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const readForm = async (
  request: FastifyRequest,
  words: Words['forms'],
  hold: (bytes: number) => void,
): Promise<Pick<LeadForm, 'fields' | 'resume'>> => {
  if (getType(request) === multipart) return readMultipart(request, words, hold);
  if (!isFields(request.body)) throw new ApiFailure(422, words.problems.unreadable);
  return { fields: request.body };
};

const getKey = ({ headers }: FastifyRequest, fields: LeadForm['fields']): string => {
  const sent = headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key;
  return typeof sent === 'string' ? sent : '';
};

/** What answers the forms: parse, take the lead, answer. */
export const createFormHandlers = ({ leads, environment, drawPlain, getWays }: ApiContext) => {
  const publicOrigin = new URL(environment.PUBLIC_URL).origin;
  const takeSeat = createFormSeats();
  const seats = new WeakMap<FastifyRequest, FormSeat>();
  const toBusy = ({ problems }: Words['forms'], { phone }: WaysToReachUs) =>
    new ApiFailure(503, problems.overloaded({ phone: phone?.number ?? '' }), { 'Retry-After': '60' }, 'busy');

  const answer = async (
    kind: LeadKind,
    request: FastifyRequest,
    canBeChecked: boolean,
  ): Promise<SavedAnswer> => {
    const language = toSenderLanguage(request);
    const words = getWords(language).forms;
    refuseForeign(request, publicOrigin, words.problems.foreign);
    const ways = await getWays();
    const { fields, resume } = await readForm(request, words, (bytes) => {
      if (!seats.get(request)?.hold(bytes)) throw toBusy(words, ways);
    });
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

  const refusePlain = async (
    { statusCode, failure, headers }: ApiFailure,
    screen: FixedRouteName,
    language: Language,
    reply: FastifyReply,
  ) => {
    const problems = Object.values(failure.message).flatMap(([first]) => first ?? []);
    const backTo = pathTo(screen, { language });
    const isOurs = statusCode >= 500;
    const { html, policy } = await drawPlain({ kind: 'problems', language, problems, backTo, isOurs });
    return reply
      .code(statusCode)
      .headers({ ...headers, 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const answerPlain = async (
    kind: LeadKind,
    screen: FixedRouteName,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const language = toSenderLanguage(request);
    const page = pathTo(screen, { language });
    try {
      const saved = await answer(kind, request, false);
      return reply.redirect(toSentPage(page, kind, saved, request.body), 303);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return refusePlain(error, screen, language, reply);
    }
  };

  const toHandler = (kind: LeadKind): CallHandler => {
    const types: readonly string[] = forms[kind].types;
    const screen = screens[kind];
    const isPlain = (request: FastifyRequest) =>
      getType(request) === plain && request.headers['x-requested-with'] === undefined;
    return {
      async onRequest(request, reply) {
        const seat = takeSeat(toNetwork(request.ip));
        if (seat) {
          seats.set(request, seat);
          finished(reply.raw, () => seat.leave());
          return;
        }
        const language = toSenderLanguage(request);
        const busy = toBusy(getWords(language).forms, await getWays());
        if (!screen || !isPlain(request)) throw busy;
        return refusePlain(busy, screen, language, reply.header('Cache-Control', 'no-store'));
      },
      bodyLimit: types.includes(multipart) ? limits.resume * 4 : limits.body,
      async handler(request, reply) {
        const type = getType(request);
        if (!types.includes(type))
          throw new ApiFailure(415, getWords(toSenderLanguage(request)).forms.problems.contentType);
        reply.header('Cache-Control', 'no-store');
        if (screen && isPlain(request)) return answerPlain(kind, screen, request, reply);
        return answer(kind, request, true);
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
