import type { onRequestAsyncHookHandler } from 'fastify';
import { getWords, languageTags } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import { ApiFailure } from '../failures.ts';
import { getType } from './sent-form.ts';

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
