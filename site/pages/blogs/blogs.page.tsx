import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { defineListPage } from '../define-list-page.tsx';
import { toFeed } from '../to-feed.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './blogs.module.css';

/** Articles, newest first. */
export const page = defineListPage({
  route: 'Blogs',
  key: 'blog',
  words: 'blogs',
  kind: 'blogs',
  size: pageSizes.blogs,
  list: (data, request) => data.listBlogs(request),
  Items: ({ list: { items, pageNumber } }) => (
    <ul className={styles.list}>
      {items.map((article, index) => (
        <ArticleItem article={article} leads={index === 0 && pageNumber === 1} key={article.id} />
      ))}
    </ul>
  ),
  toFeed,
});
