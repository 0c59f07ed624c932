import { toAskedLanguage } from '../../http/asked-language.ts';
import { getWords } from '../../words/words.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';

/** GET /api/get-human-check: a new challenge each time, so it must not be cached. */
export const createHumanCheckHandler = ({ leads }: ApiContext): CallHandler => ({
  async handler(request, reply) {
    const challenge = await leads.createChallenge();
    if (!challenge) throw new ApiFailure(404, getWords(toAskedLanguage(request)).forms.problems.unknownPath);
    return reply.header('Cache-Control', 'no-store').send(challenge);
  },
});
