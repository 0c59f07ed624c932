import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { GalleryItem } from '../../data/gallery.ts';
import type { Paged } from '../../data/paged.ts';
import { toLargestFile } from '../../data/picture.ts';
import PictureGallery from '../../islands/picture-gallery.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Layout } from '../layout/layout.tsx';
import { ListPager } from '../layout/list-pager.tsx';
import { loadOpening, type Opening, toListHead } from '../layout/load-opening.ts';
import { NothingHere } from '../layout/nothing-here.tsx';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { hasPage, loadPaged } from '../load-paged.ts';
import { listPageAddresses } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import styles from './gallery.module.css';

interface GalleryData {
  opening: Opening;
  list: Paged<GalleryItem>;
}

const path = pathTo('ImageGalleryList');
const trail = toTrail({ name: 'Image gallery', href: path });

const toWallPicture = ({ thumbnail, picture, caption, date }: GalleryItem) => {
  const { srcSet, width, height, alt } = picture;
  return { thumbnail, full: { src: toLargestFile(picture), srcSet, width, height, alt, caption }, date };
};

const Gallery = ({ data: { opening, list } }: { data: GalleryData }) => (
  <Layout frame={opening.frame} current="ImageGalleryList">
    <OpeningBanner opening={opening} trail={toTrail({ name: 'Image gallery' })} heading="Image gallery" />
    <div className={`frame ${styles.page}`}>
      {list.items.length > 0 ? (
        <Island
          name="picture-gallery"
          of={PictureGallery}
          props={{ pictures: list.items.map(toWallPicture) }}
        />
      ) : (
        <NothingHere>There are no pictures to show right now.</NothingHere>
      )}
      <ListPager list={list} path={path} />
    </div>
  </Layout>
);

/** Pictures of the vehicles and of the works, with their dates. */
export const page = definePage<GalleryData>({
  allowedQuery: ['page'],
  exists: hasPage('gallery-items', pageSizes.galleries),
  async load(context) {
    const [opening, list] = await Promise.all([
      loadOpening(context, 'gallery'),
      loadPaged(context, 'gallery', pageSizes.galleries, (data, request) => data.listGallery(request)),
    ]);
    return list && { opening, list };
  },
  head: ({ opening, list }, { publicUrl }) => ({
    ...toListHead(
      opening,
      { page: 'Image Gallery', description: 'Pictures of our vehicles on the road and in the works.' },
      { path, pageNumber: list.pageNumber },
    ),
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: Gallery,
  async listAddresses(data) {
    const { totalPages } = await data.listGallery({ pageNumber: 1, limit: pageSizes.galleries });
    return listPageAddresses(path, totalPages);
  },
});
