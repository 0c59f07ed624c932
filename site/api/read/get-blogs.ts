import type { BlogRow } from '@ev-site/contract/answers.ts';
import { blogsQuery, listStatus } from '@ev-site/contract/list-query.ts';
import { pageSizes, recentCount } from '@ev-site/contract/page-sizes.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import type { BlogDetail } from '../../data/blogs.ts';
import { checkDated } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay, toIndiaMonth } from '../india-day.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';

const limit = pageSizes.blogs;
const parseQuery = parsePart('query', blogsQuery);

const toRowIn =
  (language: Language) =>
  (blog: BlogDetail, index: number): BlogRow => {
    const { iso, day } = toIndiaDay(blog.date);
    return {
      index,
      id: blog.id,
      blog_title: blog.title,
      blog_desc: blog.description,
      blog_details: blog.bodyHtml,
      blog_image: blog.picture?.src ?? '',
      created_date: day,
      created_month: toIndiaMonth(blog.date, language),
      creation_date: iso,
    };
  };

/** GET /api/get-blogs: the list, one article, or the recent ones. An unknown article is an empty list. */
export const readBlogs = ({ data }: ApiContext, language: Language) => {
  const toRow = toRowIn(language);
  return defineRead({
    parse(request: FastifyRequest) {
      const { blogid: id, ...rest } = parseQuery(request);
      return { ...rest, id };
    },
    known: data.known,
    check: (input) => checkDated({ known: data.known, kind: 'blogs', limit }, input),
    async read({ status, id, page }) {
      if (status === listStatus.detail && id !== undefined) {
        const blog = await data.getBlog(id);
        return toWholeEnvelope(blog ? [blog] : [], toRow);
      }
      if (status === listStatus.recent) {
        const besides = id === undefined ? {} : { besides: id };
        const recent = await data.listWholeRecentBlogs({ limit: recentCount, ...besides });
        return toWholeEnvelope(recent, toRow);
      }
      return toEnvelope(await data.listWholeBlogs({ pageNumber: page ?? 1, limit }), limit, toRow);
    },
  });
};
