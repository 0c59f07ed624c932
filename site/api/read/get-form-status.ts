import type { FormStatusAnswer } from '@ev-site/contract/answers.ts';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { getWords } from '../../words/words.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';

/**
 * GET /api/get-form-status: whether a form would be accepted now, so that visitors know before they fill one. Must not
 * be cached. It makes a database query only after a change of the content.
 */
export const createFormStatusHandler = ({
  leads,
  getWays,
}: Pick<ApiContext, 'leads' | 'getWays'>): CallHandler => ({
  async handler(request, reply): Promise<FormStatusAnswer> {
    reply.header('Cache-Control', 'no-store');
    const status = await leads.getFormStatus();
    const { problems, privacy } = getWords(toSenderLanguage(request)).forms;
    const privacy_version = privacy.version;
    if (status === 'taken') return { data: { taken: true, message: '', privacy_version } };
    const phone = (await getWays()).phone?.number ?? '';
    const message = status === 'paused' ? problems.paused({ phone }) : problems.notTaken({ phone });
    return { data: { taken: false, message, privacy_version } };
  },
});
