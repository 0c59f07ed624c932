import { idempotencyHeader } from '@ev-site/contract/leads/guard-names.ts';
import type { LeadKind } from '@ev-site/contract/leads/kinds.ts';
import { limits } from '@ev-site/contract/leads/limits.ts';
import { formProblems } from '@ev-site/contract/leads/messages.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadForm } from '../../leads/lead-form.ts';
import { getMailbox } from '../../leads/outbox/mail-texts.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { sendPlainProblems } from './plain-form-page.ts';
import { readMultipart } from './read-multipart.ts';
import { getFromPath, refuseForeign } from './same-site.ts';
import { toAnswer, type WaysToReachUs } from './send-outcome.ts';

interface FormCall {
  kind: LeadKind;
  types: readonly string[];
  /** Page of the form, for visitors without script; none where the form needs script. */
  page?: string;
}

const json = 'application/json';
const plain = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

/** The four forms and what they may be sent as. Only two of them work without script. */
const formCalls = {
  dealer: { kind: 'dealer', types: [json, plain], page: pathTo('BecomeDealer') },
  contact: { kind: 'contact', types: [json, plain], page: pathTo('ContactUs') },
  inquiry: { kind: 'inquiry', types: [json] },
  application: { kind: 'application', types: [multipart] },
} as const satisfies Record<string, FormCall>;

const getType = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const readForm = async (request: FastifyRequest): Promise<Pick<LeadForm, 'fields' | 'resume'>> => {
  if (getType(request) === multipart) return readMultipart(request);
  if (!isFields(request.body)) throw new ApiFailure(422, formProblems.unreadable);
  return { fields: request.body };
};

const getKey = ({ headers }: FastifyRequest, fields: LeadForm['fields']): string => {
  const sent = headers[idempotencyHeader.toLowerCase()] ?? fields.lead_key;
  return typeof sent === 'string' ? sent : '';
};

/** What answers the four forms: parse, take the lead, answer. */
export const createFormHandlers = (api: FastifyInstance, { data, leads, environment }: ApiContext) => {
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

  const answer = async (call: FormCall, request: FastifyRequest): Promise<object> => {
    refuseForeign(request, publicOrigin);
    const { fields, resume } = await readForm(request);
    const outcome = await leads.takeLead({
      kind: call.kind,
      fields,
      resume,
      address: request.ip,
      key: getKey(request, fields),
      fromPath: getFromPath(request),
    });
    if (outcome.outcome === 'notSaved' || outcome.outcome === 'resumesFull') {
      const now = await getWays();
      ways = { phone: now.phone || ways.phone, mailbox: now.mailbox || ways.mailbox };
    }
    return toAnswer(call.kind, outcome, ways);
  };

  const answerPlain = async (call: FormCall, page: string, request: FastifyRequest, reply: FastifyReply) => {
    try {
      await answer(call, request);
      return reply.redirect(`${page}?sent=${call.kind}#form`, 303);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return sendPlainProblems(reply.headers(error.headers), error.statusCode, error.failure, page);
    }
  };

  const toHandler = (call: FormCall): CallHandler => ({
    bodyLimit: call.types.includes(multipart) ? limits.resume * 4 : limits.body,
    async handler(request, reply) {
      const type = getType(request);
      if (!call.types.includes(type)) throw new ApiFailure(415, formProblems.contentType);
      reply.header('Cache-Control', 'no-store');
      const asks = request.headers['x-requested-with'] !== undefined;
      if (call.page && type === plain && !asks) return answerPlain(call, call.page, request, reply);
      return answer(call, request);
    },
  });
  return {
    'create-dealer': toHandler(formCalls.dealer),
    'post-contact-us': toHandler(formCalls.contact),
    'post-product-inquiry': toHandler(formCalls.inquiry),
    'post-apply-job': toHandler(formCalls.application),
  };
};
