import BannerCarousel from '../../islands/banner-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { toEnquiryAction } from '../layout/enquiry-action.ts';
import styles from './hero.module.css';
import type { HomeData } from './load-home.ts';

/** The banners, and the page's one action. A single banner needs no script. */
export const Hero = ({ banners, frame }: Pick<HomeData, 'banners' | 'frame'>) => {
  const props = {
    banners: banners.map(({ heading, descriptionHtml, picture, figure }) => ({
      heading,
      descriptionHtml,
      picture,
      figure,
    })),
    action: toEnquiryAction(frame.settings, 'Book Your EVs Now'),
  };
  return (
    <div className={styles.hero}>
      {banners.length > 1 ? (
        <Island name="banner-carousel" of={BannerCarousel} props={props} />
      ) : (
        <BannerCarousel {...props} />
      )}
    </div>
  );
};
