import type { ReactNode } from 'react';
import styles from './article-page.module.css';
import { acrossPhone, Picture, type PictureSource } from './picture.tsx';
import { WholeWords } from './whole-words.tsx';

interface ArticlePageProps {
  /** The breadcrumb trail. */
  trail: ReactNode;
  title: string;
  /** Day and place, beside the title. */
  facts: ReactNode;
  picture: PictureSource | null;
  /** Content beside the text. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** The layout of one long text, like a page of a magazine: date in the margin, wide picture, narrow column, aside. */
export const ArticlePage = ({ trail, title, facts, picture, aside, children }: ArticlePageProps) => (
  <div className={`frame ${styles.page}`}>
    <div className={styles.trail}>{trail}</div>
    <article className={styles.article}>
      <header className={styles.head}>
        <div className={styles.facts}>{facts}</div>
        <h1 className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h1>
      </header>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={`(min-width: 75rem) 75rem, ${acrossPhone}`} fit="crop" eager />
        </div>
      )}
      <div className={styles.text}>{children}</div>
    </article>
    <aside className={styles.aside}>{aside}</aside>
  </div>
);
