import { recentCount } from '@ev-site/contract/page-sizes.ts';
import { documentPaths, pathTo } from '@ev-site/contract/paths.ts';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { BlogDetail, BlogSummary } from '../../data/blogs.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { ArticlePage } from '../../ui/article-page.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DateStamp } from '../../ui/date-stamp.tsx';
import { Prose } from '../../ui/prose.tsx';
import { RecentList } from '../../ui/recent-list.tsx';
import { SampleNote } from '../../ui/sample-note.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening, toItemHead } from '../layout/load-opening.ts';
import { detailsMadeAhead } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import { toBlogPosting } from './to-blog-posting.ts';

interface BlogDetailData {
  opening: Opening;
  article: BlogDetail;
  recent: BlogSummary[];
}

// Specification, section 9.
const excerptLength = 40;
const descriptionLength = 155;

const pathOf = (id: number) => pathTo('BlogDetails', { blogid: id });
const trailTo = (title: string) => toTrail({ name: 'News', href: pathTo('Blogs') }, { name: title });

const BlogDetails = ({ data: { opening, article, recent } }: { data: BlogDetailData }) => (
  <Layout frame={opening.frame} current="BlogDetails">
    <ArticlePage
      trail={<Breadcrumb label="Breadcrumb" steps={trailTo(article.title)} />}
      title={article.title}
      facts={<DateStamp date={article.date} size="large" />}
      picture={article.picture}
      aside={
        recent.length > 0 && (
          <RecentList
            title="Recent Articles"
            items={recent.map(({ id, title, description, date }) => ({
              href: pathOf(id),
              title,
              text: toExcerpt(description, excerptLength),
              date,
            }))}
          />
        )
      }
    >
      <Prose html={article.bodyHtml} />
      {article.isSample && <SampleNote>A sample article: names and figures in it are examples.</SampleNote>}
    </ArticlePage>
  </Layout>
);

/** One article, and the newest others. */
export const page = definePage<BlogDetailData>({
  async load(context) {
    const { params, data, read } = context;
    const id = readRecordId(params.blogid ?? '');
    const article = id === undefined ? null : await data.getBlog(id);
    if (!article) return undefined;
    const [opening, recent] = await Promise.all([
      loadOpening(context, 'blogdetail'),
      read(
        'recent blogs',
        (data) => data.listRecentBlogs({ besides: article.id, limit: recentCount }),
        [] as BlogSummary[],
      ),
    ]);
    return { opening, article, recent };
  },
  head: ({ opening, article }, { publicUrl, path }) => ({
    ...toItemHead(opening, {
      name: article.title,
      description: toExcerpt(article.description, descriptionLength),
      picture: article.picture,
    }),
    publishedAt: article.date,
    feed: { title: 'Articles', href: documentPaths.feed },
    structuredData: [
      toBreadcrumbList(trailTo(article.title), publicUrl),
      toBlogPosting(article, { publicUrl, path, company: opening.frame.settings.company }),
    ],
  }),
  View: BlogDetails,
  async listAddresses(data) {
    const { items } = await data.listBlogs({ pageNumber: 1, limit: detailsMadeAhead });
    return items.map(({ id }) => pathOf(id));
  },
});
