import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import type { GalleryItem } from '../../data/gallery.ts';
import type { Paged } from '../../data/paged.ts';
import { toLargestFile } from '../../data/picture.ts';
import PictureGallery from '../../islands/picture-gallery.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { toDayFormat } from '../../ui/day-formats.ts';
import { defineListPage } from '../define-list-page.tsx';
import { toLightboxWords } from '../layout/carousel-words.ts';
import styles from './gallery.module.css';

const toWallPicture = ({ thumbnail, picture, caption, date }: GalleryItem, tag: string) => {
  const { srcSet, width, height, alt } = picture;
  return {
    thumbnail,
    full: { src: toLargestFile(picture), srcSet, width, height, alt, caption },
    // Formatted here, because the browser may write a date differently.
    date: { iso: date, words: toDayFormat(tag).format(new Date(date)) },
  };
};

const Wall = ({ list }: { list: Paged<GalleryItem> }) => {
  const { words, tag } = useLocale();
  return (
    <Island
      name="picture-gallery"
      of={PictureGallery}
      openedBy='[data-island="picture-gallery"] a'
      className={styles.wall}
      props={{ pictures: list.items.map((item) => toWallPicture(item, tag)), words: toLightboxWords(words) }}
    />
  );
};

/** Pictures of the vehicles and of the works, with their dates. */
export const page = defineListPage({
  route: 'ImageGalleryList',
  key: 'gallery',
  words: 'gallery',
  kind: 'gallery-items',
  size: pageSizes.galleries,
  list: (data, request) => data.listGallery(request),
  Items: Wall,
});
