import type { BlogSummary } from '../../data/blogs.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { useLocale } from '../../page/locale-context.ts';
import { CardLink } from '../../ui/card-link.tsx';
import { Day } from '../../ui/day.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { acrossPhone, Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import styles from './news.module.css';

// Specification, section 9.
const previewLength = 30;

/** At most three articles. Only the newest shows its picture. */
export const News = ({ heading, items }: { heading: string; items: BlogSummary[] }) => {
  const { words, tag, pathTo } = useLocale();
  return (
    <Section title={heading}>
      <ul className={styles.list}>
        {items.map(({ id, title, description, picture, date }, index) => (
          <li className={styles.item} key={id}>
            {index === 0 && picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 48rem) 36rem, ${acrossPhone}`}
                  fit="crop"
                  decorative
                />
              </div>
            )}
            <p className={styles.day}>
              <Day date={date} tag={tag} />
            </p>
            <h3 className={styles.title}>
              <CardLink href={pathTo('BlogDetails', { blogid: id })}>
                <WholeWords>{title}</WholeWords>
              </CardLink>
            </h3>
            <p>{toExcerpt(description, previewLength)}</p>
          </li>
        ))}
      </ul>
      <MoreLink href={pathTo('Blogs')}>{words.links.allArticles}</MoreLink>
    </Section>
  );
};
