import { metaPages } from '@ev-site/contract/meta-pages.ts';
import { toAskedLanguage } from '../../http/asked-language.ts';
import { getWords } from '../../words/words.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { defineRead } from '../read-call.ts';

/** GET /api/get-metadetails/{page}. */
export const readMetadetails = ({ data }: ApiContext) =>
  defineRead({
    parse(request) {
      const asked = (request.params as { page: string }).page;
      const page = metaPages.find((known) => known === asked);
      if (!page) {
        const { problems } = getWords(toAskedLanguage(request)).forms;
        throw new ApiFailure(404, { page: [problems.unknownPage] });
      }
      return page;
    },
    async read(page) {
      const { title, description } = await data.getPageMeta(page);
      return { data: { meta_title: title, meta_desc: description } };
    },
  });
