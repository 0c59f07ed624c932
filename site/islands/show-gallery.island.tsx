import { type MouseEvent, useState } from 'react';
import { isSpecialClick } from '../ui/is-special-click.ts';
import type { LightboxWords } from '../ui/lightbox.tsx';
import { PictureWall, type WallPicture } from '../ui/picture-wall.tsx';
import { keepInAddress } from './keep-in-address.ts';
import styles from './show-gallery.module.css';

interface ShowGalleryProps {
  /** `href` shows the category without script. */
  categories: { name: string; slug: string; href: string }[];
  pictures: (WallPicture & { category: string })[];
  /** Slug of the category that is shown first. */
  selected: string;
  words: { categories: string; lightbox: LightboxWords };
}

/** Pictures of a trade show, those of one category at a time. */
const ShowGallery = ({ categories, pictures, selected, words }: ShowGalleryProps) => {
  const [slug, setSlug] = useState(selected);
  const choose = (event: MouseEvent, wanted: string, href: string) => {
    if (isSpecialClick(event)) return;
    event.preventDefault();
    setSlug(wanted);
    keepInAddress(href);
  };
  return (
    <>
      <nav className={styles.filter} aria-label={words.categories}>
        {categories.map(({ name, slug: own, href }) => (
          <a
            className={styles.category}
            href={href}
            aria-current={own === slug ? 'true' : undefined}
            onClick={(event) => choose(event, own, href)}
            key={own}
          >
            {name}
          </a>
        ))}
      </nav>
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
