import type { BlogRow } from '@ev-site/contract/answers.ts';
import { blogsQuery } from '@ev-site/contract/list-query.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { BlogDetail } from '../../data/blogs.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay, toIndiaMonth } from '../india-day.ts';
import { parsePart } from '../read-call.ts';
import { defineDatedRead } from './dated-read.ts';

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
export const readBlogs = ({ data }: ApiContext, language: Language) =>
  defineDatedRead({
    known: data.known,
    kind: 'blogs',
    limit: pageSizes.blogs,
    parse(request) {
      const { blogid: id, ...rest } = parseQuery(request);
      return { ...rest, id };
    },
    find: data.getBlog,
    listRecent: data.listWholeRecentBlogs,
    listPage: data.listWholeBlogs,
    toRow: toRowIn(language),
  });
