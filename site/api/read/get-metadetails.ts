import { metaPages } from '@ev-site/contract/meta-pages.ts';
import { getWords } from '../../words/words.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { defineRead } from '../read-call.ts';

/** GET /api/get-metadetails/{page}. */
export const readMetadetails = ({ data }: ApiContext) =>
  defineRead({
    parse({ params }) {
      const asked = (params as { page: string }).page;
      const page = metaPages.find((known) => known === asked);
      if (!page) throw new ApiFailure(404, { page: [getWords('en').forms.problems.unknownPage] });
      return page;
    },
    async read(page) {
      const { title, description } = await data.getPageMeta(page);
      return { data: { meta_title: title, meta_desc: description } };
    },
  });
