import type { GalleryItem } from '../../data/gallery.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { acrossPhone, Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './gallery.module.css';

// The first and the last picture take the space of several, so a thumbnail would be too small.
const isLarge = (index: number, length: number) => index === 0 || index === length - 1;

/** Six pictures, the first of them large. */
export const Gallery = ({ heading, items }: { heading: string; items: GalleryItem[] }) => {
  const { words, pathTo } = useLocale();
  return (
    <Section title={heading}>
      <ul className={styles.pictures}>
        {items.map(({ picture, thumbnail }, index) => (
          <li
            className={classNames(styles.picture, isLarge(index, items.length) && styles.large)}
            key={picture.src}
          >
            {isLarge(index, items.length) ? (
              <Picture picture={picture} sizes={`(min-width: 70rem) 27rem, ${acrossPhone}`} fit="crop" />
            ) : (
              <Picture picture={thumbnail} sizes="300px" fit="crop" />
            )}
          </li>
        ))}
      </ul>
      <MoreLink href={pathTo('ImageGalleryList')}>{words.links.allGallery}</MoreLink>
    </Section>
  );
};
