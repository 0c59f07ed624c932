import type { BlogSummary } from '../../data/blogs.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateStamp } from '../../ui/date-stamp.tsx';
import { ItemLink } from '../../ui/item-link.tsx';
import { acrossPhone, Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import styles from './blogs.module.css';

// Specification, section 9.
const excerptLength = 60;

/** One article of the list: picture, date, title, excerpt. The leading article takes the space of several. */
export const ArticleItem = ({ article, leads }: { article: BlogSummary; leads: boolean }) => {
  const { words, tag, pathTo } = useLocale();
  const { id, title, description, picture, date } = article;
  return (
    <li className={classNames(styles.item, leads && styles.leading)}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            picture={picture}
            sizes={leads ? `(min-width: 48rem) 44rem, ${acrossPhone}` : '(min-width: 48rem) 13rem, 6.5rem'}
            fit="crop"
            eager={leads}
          />
        )}
      </div>
      <div className={styles.date}>
        <DateStamp date={date} tag={tag} size={leads ? 'large' : 'medium'} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <p>{toExcerpt(description, excerptLength)}</p>
        <ItemLink href={pathTo('BlogDetails', { blogid: id })} item={title}>
          {words.lists.blogs.more}
        </ItemLink>
      </div>
    </li>
  );
};
