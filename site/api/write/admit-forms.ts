import { finished } from 'node:stream';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { busyRetryAfter } from '../../traffic/busy-retry.ts';
import { cutOff } from '../../traffic/cut-off.ts';
import { toNetwork } from '../../traffic/network.ts';
import { getWords } from '../../words/words.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { type AdmitForm, createFormsInFlight, type FormInFlight } from './forms-in-flight.ts';
import type { ByteBudget } from './read-multipart.ts';

/** Admits forms and privacy requests of visitors to a limited number of places. */
export interface Admission {
  /**
   * Admits a form before its body is read; when no place is free, it fails with a message that names a phone number.
   */
  admit: onRequestAsyncHookHandler;
  /** Waits for the turn of a form that has been read; it fails with a 503 that names a phone number. */
  takePlace(request: FastifyRequest): Promise<void>;
  /** The memory that this form may use; when it is used up, the form fails with a 503 that names a phone number. */
  toByteBudget(request: FastifyRequest): Promise<ByteBudget>;
}

/** Creates the admission. Each process has only one, because all forms share its places. */
export const createAdmission = (
  { getWays, takePlace }: Pick<ApiContext, 'getWays' | 'takePlace'>,
  admitForm: AdmitForm = createFormsInFlight(),
): Admission => {
  const admitted = new WeakMap<FastifyRequest, FormInFlight>();

  const toBusy = async (request: FastifyRequest): Promise<() => ApiFailure> => {
    const { problems } = getWords(toSenderLanguage(request)).forms;
    const { phone } = await getWays();
    const sentence = problems.overloaded({ phone: phone?.number ?? '' });
    return () => new ApiFailure(503, sentence, { 'Retry-After': String(busyRetryAfter) }, 'busy');
  };

  return {
    async admit(request, reply) {
      const form = admitForm(toNetwork(request.ip), {
        isArriving: () => !request.raw.complete,
        giveWay: () =>
          cutOff(request.raw, reply.raw, ['503 Service Unavailable', `Retry-After: ${busyRetryAfter}`]),
      });
      if (!form) throw (await toBusy(request))();
      admitted.set(request, form);
      finished(reply.raw, () => form.leave());
    },
    async takePlace(request) {
      if (!(await takePlace(request.raw))) throw (await toBusy(request))();
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
