import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { documentPaths, pathTo } from '@ev-site/contract/paths.ts';
import type { BlogSummary } from '../../data/blogs.ts';
import type { Paged } from '../../data/paged.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Layout } from '../layout/layout.tsx';
import { ListPager } from '../layout/list-pager.tsx';
import { loadOpening, type Opening, toListHead } from '../layout/load-opening.ts';
import { NothingHere } from '../layout/nothing-here.tsx';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { hasPage, loadPaged } from '../load-paged.ts';
import { listPageAddresses } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './blogs.module.css';

interface BlogsData {
  opening: Opening;
  list: Paged<BlogSummary>;
}

const path = pathTo('Blogs');
const trail = toTrail({ name: 'News', href: path });

const Blogs = ({ data: { opening, list } }: { data: BlogsData }) => (
  <Layout frame={opening.frame} current="Blogs">
    <OpeningBanner opening={opening} trail={toTrail({ name: 'News' })} heading="Articles" />
    <div className="frame">
      {list.items.length > 0 ? (
        <ul className={styles.list}>
          {list.items.map((article, index) => (
            <ArticleItem article={article} leads={index === 0 && list.pageNumber === 1} key={article.id} />
          ))}
        </ul>
      ) : (
        <NothingHere>There are no articles to show right now.</NothingHere>
      )}
      <ListPager list={list} path={path} />
    </div>
  </Layout>
);

/** Articles, newest first. */
export const page = definePage<BlogsData>({
  allowedQuery: ['page'],
  exists: hasPage('blogs', pageSizes.blogs),
  async load(context) {
    const [opening, list] = await Promise.all([
      loadOpening(context, 'blog'),
      loadPaged(context, 'blogs', pageSizes.blogs, (data, request) => data.listBlogs(request)),
    ]);
    return list && { opening, list };
  },
  head: ({ opening, list }, { publicUrl }) => ({
    ...toListHead(
      opening,
      { page: 'Blogs', description: 'Articles on running, charging and repairing electric three-wheelers.' },
      { path, pageNumber: list.pageNumber },
    ),
    feed: { title: 'Articles', href: documentPaths.feed },
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: Blogs,
  listAddresses: async (data) =>
    listPageAddresses(path, (await data.listBlogs({ pageNumber: 1, limit: pageSizes.blogs })).totalPages),
});
