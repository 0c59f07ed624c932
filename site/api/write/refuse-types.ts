import type { onRequestAsyncHookHandler } from 'fastify';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { getType } from '../../http/sent-form.ts';
import { getWords, languageTags } from '../../words/words.ts';
import { ApiFailure } from '../failures.ts';

/** Creates the check that refuses any content type except these, before the body is read; the error names them. */
export const refuseTypesBut =
  (types: readonly string[]): onRequestAsyncHookHandler =>
  async (request) => {
    if (types.includes(getType(request))) return;
    const language = toSenderLanguage(request);
    const list = new Intl.ListFormat(languageTags[language], { type: 'disjunction' });
    const { contentType } = getWords(language).forms.problems;
    throw new ApiFailure(415, contentType({ types: list.format(types) }));
  };
