import { recentCount } from '@ev-site/contract/page-sizes.ts';
import type { FixedRouteName, RouteName } from '@ev-site/contract/paths.ts';
import type { ReactNode } from 'react';
import type { Reading } from '../data/data-access.ts';
import { toExcerpt } from '../data/excerpt.ts';
import type { ItemKind } from '../data/known.ts';
import type { PageKey } from '../data/page-meta.ts';
import type { Paged, PageRequest, RecentRequest } from '../data/paged.ts';
import type { Picture } from '../data/picture.ts';
import { definePage } from '../page/define-page.tsx';
import type { Locale } from '../page/locale.ts';
import { useLocale } from '../page/locale-context.ts';
import type { Page, PageContext, PageHead } from '../page/page.ts';
import type { StructuredData } from '../page/structured-data.ts';
import { ArticlePage } from '../ui/article-page.tsx';
import { Note } from '../ui/note.tsx';
import { Prose } from '../ui/prose.tsx';
import { RecentList } from '../ui/recent-list.tsx';
import type { Words } from '../words/words.ts';
import { Layout } from './layout/layout.tsx';
import { loadPageStart, type PageStart } from './layout/load-page-start.ts';
import { toItemHead } from './layout/page-head.ts';
import { hasItem, listItemAddresses, loadItem } from './load-item.ts';
import { Trail } from './trail.tsx';

/** The part of an article that a list of others needs. */
interface Summary {
  id: number;
  title: string;
  description: string;
  date: string;
  /** The last day, if there are several. */
  endsOn?: string | null;
}

interface Detail extends Summary {
  picture: Picture | null;
  isSample: boolean;
}

/** The properties that one kind of article has of its own. */
interface ArticleDefinition<Article, Recent> {
  route: RouteName;
  /** The list that the articles belong to. */
  list: { route: FixedRouteName; words: keyof Words['lists'] };
  /** The kind's part of the words for detail pages. */
  words: 'blog' | 'event';
  /** The key of the meta details that staff wrote for all articles of this kind. */
  key: PageKey;
  /** The kind under which item numbers are known. */
  kind: ItemKind;
  /** The path parameter with the article's number. */
  parameter: string;
  toPath(locale: Locale, id: number): string;
  get(data: Reading, id: number): Promise<Article | null>;
  listAll(data: Reading, request: PageRequest): Promise<Paged<Recent>>;
  listRecent(data: Reading, request: RecentRequest): Promise<Recent[]>;
  toHtml(article: Article): string;
  /** A note about the article in a list of others. */
  toNote?(article: Recent, words: Words): string | undefined;
  /** Day and place, beside the title. */
  Facts(props: { article: Article }): ReactNode;
  /** The part below the article's text. */
  More?(props: { article: Article }): ReactNode;
  /** The article's structured data. Samples have none. */
  toData(article: Article, site: ArticleSite): StructuredData[];
  /** What the head has in addition to the head of every item. */
  toHead?(article: Article, locale: Locale): Pick<PageHead, 'publishedAt' | 'feed'>;
}

/** Where an article is published. */
export interface ArticleSite {
  publicUrl: string;
  /** The article's own path. */
  path: string;
  /** Empty while the name is not known. */
  company: string;
}

interface ArticleData<Article, Recent> {
  start: PageStart;
  article: Article;
  recent: Recent[];
}

// Specification, section 9.
const excerptLength = 40;

/** Defines the page of one article, or of an event in the same form, with the newest others beside it. */
export const defineArticlePage = <Article extends Detail, Recent extends Summary>(
  definition: ArticleDefinition<Article, Recent>,
): Page => {
  const {
    route,
    list,
    words: name,
    key,
    parameter,
    toPath,
    kind,
    listAll,
    listRecent,
    Facts,
    More,
  } = definition;
  const listSteps = ({ words, pathTo }: Locale, { title }: Article) => [
    { name: words.lists[list.words].name, href: pathTo(list.route) },
    { name: title },
  ];

  const View = ({ data: { start, article, recent } }: { data: ArticleData<Article, Recent> }) => {
    const locale = useLocale();
    const texts = locale.words.details[name];
    return (
      <Layout frame={start.frame} current={route}>
        <ArticlePage
          trail={<Trail steps={listSteps(locale, article)} />}
          title={article.title}
          facts={<Facts article={article} />}
          picture={article.picture}
          aside={
            recent.length > 0 && (
              <RecentList
                title={texts.recent}
                tag={locale.tag}
                items={recent.map((other) => {
                  const note = definition.toNote?.(other, locale.words);
                  return {
                    href: toPath(locale, other.id),
                    title: other.title,
                    text: toExcerpt(other.description, excerptLength),
                    date: other.date,
                    endsOn: other.endsOn,
                    ...(note && { note }),
                  };
                })}
              />
            )
          }
        >
          <Prose html={definition.toHtml(article)} />
          {More && <More article={article} />}
          {article.isSample && <Note about="sample">{texts.sample}</Note>}
        </ArticlePage>
      </Layout>
    );
  };

  return definePage<ArticleData<Article, Recent>>({
    exists: hasItem(kind, parameter),
    async load(context: PageContext) {
      const article = await loadItem(context, parameter, definition.get);
      if (!article) return undefined;
      const [start, recent] = await Promise.all([
        loadPageStart(context, key),
        context.read(
          `recent ${list.words}`,
          (data) => listRecent(data, { besides: article.id, limit: recentCount }),
          [],
        ),
      ]);
      return { start, article, recent };
    },
    head({ start, article }, context) {
      const { locale, publicUrl, path } = context;
      const { company } = start.frame.settings;
      return toItemHead(start, context, {
        name: article.title,
        description: article.description,
        picture: article.picture,
        trail: listSteps(locale, article),
        about: article.isSample ? [] : definition.toData(article, { publicUrl, path, company }),
        ...definition.toHead?.(article, locale),
      });
    },
    View,
    listAddresses: (data, locale) =>
      listItemAddresses(
        (request) => listAll(data, request),
        (id) => toPath(locale, id),
      ),
  });
};
