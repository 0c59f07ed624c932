import type { BlogRow } from '@ev-site/contract/answers/blog.ts';
import { blogsQuery, listStatus } from '@ev-site/contract/list-query.ts';
import { pageSizes, recentCount } from '@ev-site/contract/page-sizes.ts';
import type { BlogDetail } from '../../data/blogs.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay } from '../india-day.ts';
import { type AddRead, parseWith } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';
import { getWhole } from './whole-items.ts';

const limit = pageSizes.blogs;

const toRow = (blog: BlogDetail, index: number): BlogRow => {
  const { iso, day, month } = toIndiaDay(blog.date);
  return {
    index,
    id: Number(blog.id),
    blog_title: blog.title,
    blog_desc: blog.description,
    blog_details: blog.bodyHtml,
    blog_image: blog.picture?.src ?? '',
    created_date: day,
    created_month: month,
    creation_date: iso,
  };
};

/** GET /api/get-blogs: the list, one article, or the recent ones. An unknown article is an empty list. */
export const addBlogs = (add: AddRead, { data }: ApiContext): void =>
  add({
    path: '/get-blogs',
    parse: ({ query }) => parseWith(blogsQuery, query),
    async read({ status, blogid, page }) {
      if (status === listStatus.detail) {
        const blog = await data.getBlog(String(blogid));
        return toWholeEnvelope(blog ? [blog] : [], toRow);
      }
      if (status === listStatus.recent) {
        const besides = blogid === undefined ? {} : { besides: String(blogid) };
        const recent = await data.listRecentBlogs({ limit: recentCount, ...besides });
        return toWholeEnvelope(await getWhole(recent, data.getBlog), toRow);
      }
      const found = await data.listBlogs({ pageNumber: page ?? 1, limit });
      return toEnvelope({ ...found, items: await getWhole(found.items, data.getBlog) }, limit, toRow);
    },
  });
