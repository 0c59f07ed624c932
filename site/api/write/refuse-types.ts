import type { onRequestAsyncHookHandler } from 'fastify';
import { getWords, languageTags } from '../../words/words.ts';
import { toSenderLanguage } from '../asked-language.ts';
import { ApiFailure } from '../failures.ts';
import { getType } from './sent-form.ts';

/** Makes what refuses, before its body is read, whatever is sent as another type than these, and names them. */
export const refuseTypesBut =
  (types: readonly string[]): onRequestAsyncHookHandler =>
  async (request) => {
    if (types.includes(getType(request))) return;
    const language = toSenderLanguage(request);
    const list = new Intl.ListFormat(languageTags[language], { type: 'disjunction' });
    const { contentType } = getWords(language).forms.problems;
    throw new ApiFailure(415, contentType({ types: list.format(types) }));
  };
