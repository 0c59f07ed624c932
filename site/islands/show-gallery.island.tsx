import { type MouseEvent, useState } from 'react';
import { isSpecialClick } from '../ui/is-special-click.ts';
import type { LightboxWords } from '../ui/lightbox.tsx';
import { PictureWall, type WallPicture } from '../ui/picture-wall.tsx';
import { keepInAddress } from './keep-in-address.ts';
import styles from './show-gallery.module.css';

interface ShowGalleryProps {
  /** `href` shows the category without script. `heard` is announced when the category is chosen. */
  categories: { name: string; slug: string; href: string; heard: string }[];
  pictures: (WallPicture & { category: string })[];
  /** Slug of the category that is shown first. */
  selected: string;
  words: { categories: string; lightbox: LightboxWords };
}

/** Pictures of a trade show, one category at a time. */
const ShowGallery = ({ categories, pictures, selected, words }: ShowGalleryProps) => {
  const [slug, setSlug] = useState(selected);
  const [said, setSaid] = useState('');
  const choose = (event: MouseEvent, category: ShowGalleryProps['categories'][number]) => {
    if (isSpecialClick(event)) return;
    event.preventDefault();
    setSlug(category.slug);
    setSaid(category.heard);
    keepInAddress(category.href);
  };
  return (
    <>
      <nav className={styles.filter} aria-label={words.categories}>
        {categories.map((category) => (
          <a
            className={styles.category}
            href={category.href}
            aria-current={category.slug === slug ? 'true' : undefined}
            onClick={(event) => choose(event, category)}
            key={category.slug}
          >
            {category.name}
          </a>
        ))}
      </nav>
      <p className="only-heard" role="status">
        {said}
      </p>
      <PictureWall
        pictures={pictures.filter(({ category }) => category === slug)}
        look="masonry"
        words={words.lightbox}
        key={slug}
      />
    </>
  );
};

export default ShowGallery;
