import { finished } from 'node:stream';
import { type FixedRouteName, pathTo } from '@ev-site/contract/paths.ts';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { toNetwork } from '../../traffic/network.ts';
import { getWords } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { createFormSeats, type FormSeat, type TakeSeat } from './form-seats.ts';
import type { FormRoom } from './read-multipart.ts';
import { createRefusePlain } from './refuse-plain.ts';
import { isPlain } from './sent-form.ts';

/** The places of all that visitors send, forms and requests about privacy alike. */
export interface Seating {
  /**
   * Makes what gives a form its place before anything of it is read; where none is free it says so, with whom to call.
   * @param screen of a form that works without script: a page is its answer then
   */
  toGuard(screen: FixedRouteName | undefined): onRequestAsyncHookHandler;
  /** The room of this form, whose failure is a 503 with whom to call. */
  toRoom(request: FastifyRequest): Promise<FormRoom>;
}

/** Seats forms. A program has one of it: what one form takes the others have not. */
export const createSeating = (
  { getWays, drawPlain }: Pick<ApiContext, 'getWays' | 'drawPlain'>,
  takeSeat: TakeSeat = createFormSeats(),
): Seating => {
  const seats = new WeakMap<FastifyRequest, FormSeat>();
  const refusePlain = createRefusePlain(drawPlain);

  const toBusy = async (request: FastifyRequest): Promise<() => ApiFailure> => {
    const { problems } = getWords(toSenderLanguage(request)).forms;
    const { phone } = await getWays();
    const sentence = problems.overloaded({ phone: phone?.number ?? '' });
    return () => new ApiFailure(503, sentence, { 'Retry-After': '60' }, 'busy');
  };

  return {
    toGuard: (screen) => async (request, reply) => {
      const seat = takeSeat(toNetwork(request.ip));
      if (seat) {
        seats.set(request, seat);
        finished(reply.raw, () => seat.leave());
        return;
      }
      const busy = (await toBusy(request))();
      if (!screen || !isPlain(request)) throw busy;
      const language = toSenderLanguage(request);
      return refusePlain(reply.header('Cache-Control', 'no-store'), busy, {
        language,
        backTo: pathTo(screen, { language }),
      });
    },
    async toRoom(request) {
      const busy = await toBusy(request);
      const seat = seats.get(request);
      return {
        hold(bytes) {
          if (!seat?.hold(bytes)) throw busy();
        },
        drop: (bytes) => seat?.drop(bytes),
      };
    },
  };
};
