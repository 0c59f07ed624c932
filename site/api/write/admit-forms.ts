import { finished } from 'node:stream';
import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { toNetwork } from '../../traffic/network.ts';
import { getWords } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { toFormPage } from './form-page.ts';
import { type AdmitForm, createFormsInFlight, type FormInFlight } from './forms-in-flight.ts';
import type { ByteBudget } from './read-multipart.ts';
import { createRefusePlain } from './refuse-plain.ts';
import { isPlain } from './sent-form.ts';

/** Admits all that visitors send, forms and requests about privacy alike, to the places there are. */
export interface Admission {
  /**
   * Makes what admits a form before anything of it is read; where no place is free it says so, with whom to call.
   * @param screen of a form that works without script: a page is its answer then
   */
  toAdmissionHook(screen: FixedRouteName | null): onRequestAsyncHookHandler;
  /** The bytes that this form may keep in memory; its failure is a 503 with whom to call. */
  toByteBudget(request: FastifyRequest): Promise<ByteBudget>;
}

/** A program has one of it: what one form takes the others have not. */
export const createAdmission = (
  { getWays, drawPlain }: Pick<ApiContext, 'getWays' | 'drawPlain'>,
  admitForm: AdmitForm = createFormsInFlight(),
): Admission => {
  const admitted = new WeakMap<FastifyRequest, FormInFlight>();
  const refusePlain = createRefusePlain(drawPlain);

  const toBusy = async (request: FastifyRequest): Promise<() => ApiFailure> => {
    const { problems } = getWords(toSenderLanguage(request)).forms;
    const { phone } = await getWays();
    const sentence = problems.overloaded({ phone: phone?.number ?? '' });
    return () => new ApiFailure(503, sentence, { 'Retry-After': '60' }, 'busy');
  };

  return {
    toAdmissionHook: (screen) => async (request, reply) => {
      const form = admitForm(toNetwork(request.ip));
      if (form) {
        admitted.set(request, form);
        finished(reply.raw, () => form.leave());
        return;
      }
      const busy = (await toBusy(request))();
      if (!screen || !isPlain(request)) throw busy;
      const language = toSenderLanguage(request);
      return refusePlain(reply.header('Cache-Control', 'no-store'), busy, {
        language,
        backTo: toFormPage(request, screen, language),
      });
    },
    async toByteBudget(request) {
      const busy = await toBusy(request);
      const form = admitted.get(request);
      return {
        hold(bytes) {
          if (!form?.hold(bytes)) throw busy();
        },
        drop: (bytes) => form?.drop(bytes),
      };
    },
  };
};
