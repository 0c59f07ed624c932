import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { type FixedRouteName, pathTo } from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadForm } from '../../leads/lead-form.ts';
import { getMailbox } from '../../leads/outbox/mail-texts.ts';
import { getWords, type Words } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { readMultipart } from './read-multipart.ts';
import { getFromPath, refuseForeign } from './same-site.ts';
import { toAnswer, type WaysToReachUs } from './send-outcome.ts';

const { plain, multipart } = contentTypes;

/** Screens of the forms that work without script. */
const screens: Partial<Record<LeadKind, FixedRouteName>> = { dealer: 'BecomeDealer', contact: 'ContactUs' };

const getType = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const readForm = async (
  request: FastifyRequest,
  words: Words['forms'],
): Promise<Pick<LeadForm, 'fields' | 'resume'>> => {
  if (getType(request) === multipart) return readMultipart(request, words);
  if (!isFields(request.body)) throw new ApiFailure(422, words.problems.unreadable);
  return { fields: request.body };
};

const getKey = ({ headers }: FastifyRequest, fields: LeadForm['fields']): string => {
  const sent = headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key;
  return typeof sent === 'string' ? sent : '';
};

/** What answers the four forms: parse, take the lead, answer. */
export const createFormHandlers = (
  api: FastifyInstance,
  { data, leads, environment, drawPlain }: ApiContext,
) => {
  const publicOrigin = new URL(environment.PUBLIC_URL).origin;
  const getWays = async (): Promise<WaysToReachUs> => {
    try {
      const settings = await data.getSettings();
      return {
        phone: settings.phones[0]?.number ?? '',
        mailbox: getMailbox(settings, 'application') ?? '',
      };
    } catch {
      return { phone: '', mailbox: '' };
    }
  };
  // Read ahead, so that the number is at hand when the database is not.
  let ways: WaysToReachUs = { phone: '', mailbox: '' };
  api.addHook('onReady', async () => {
    ways = await getWays();
  });

  const answer = async (kind: LeadKind, request: FastifyRequest, canBeChecked: boolean): Promise<object> => {
    const language = toSenderLanguage(request);
    const words = getWords(language).forms;
    refuseForeign(request, publicOrigin, words.problems.foreign);
    const { fields, resume } = await readForm(request, words);
    const outcome = await leads.takeLead({
      kind,
      language,
      fields,
      resume,
      address: request.ip,
      key: getKey(request, fields),
      fromPath: getFromPath(request),
      canBeChecked,
    });
    if (['notSaved', 'paused', 'resumesFull'].includes(outcome.outcome)) {
      const now = await getWays();
      ways = { phone: now.phone || ways.phone, mailbox: now.mailbox || ways.mailbox };
    }
    return toAnswer(kind, outcome, words, ways);
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
      await answer(kind, request, false);
      return reply.redirect(`${page}?sent=${kind}#form`, 303);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const problems = Object.values(error.failure.message).flatMap(([first]) => first ?? []);
      const { html, policy } = await drawPlain({ kind: 'problems', language, problems, backTo: page });
      return reply
        .code(error.statusCode)
        .headers({ ...error.headers, 'Content-Security-Policy': policy })
        .type('text/html; charset=utf-8')
        .send(html);
    }
  };

  const toHandler = (kind: LeadKind): CallHandler => {
    const types: readonly string[] = forms[kind].types;
    const screen = screens[kind];
    return {
      bodyLimit: types.includes(multipart) ? limits.resume * 4 : limits.body,
      async handler(request, reply) {
        const type = getType(request);
        if (!types.includes(type))
          throw new ApiFailure(415, getWords(toSenderLanguage(request)).forms.problems.contentType);
        reply.header('Cache-Control', 'no-store');
        const asks = request.headers['x-requested-with'] !== undefined;
        if (screen && type === plain && !asks) return answerPlain(kind, screen, request, reply);
        return answer(kind, request, true);
      },
    };
  };
  return {
    'create-dealer': toHandler('dealer'),
    'post-contact-us': toHandler('contact'),
    'post-product-inquiry': toHandler('inquiry'),
    'post-apply-job': toHandler('application'),
  };
};
