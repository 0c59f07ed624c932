import BannerCarousel from '../../islands/banner-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { withInputs } from '../claim-link.ts';
import { toCarouselWords } from '../layout/carousel-words.ts';
import { toEnquiryAction } from '../layout/enquiry-action.ts';
import styles from './hero.module.css';
import type { HomeData } from './load-home.ts';

/** The banners, with the page's main action. A single banner needs no script. */
export const Hero = ({ banners, frame }: Pick<HomeData, 'banners' | 'frame'>) => {
  const locale = useLocale();
  const { words, pathToProduct } = locale;
  // A vehicle that is not published in this language is not in the menu and has no page.
  const vehicles = frame.productLines.flatMap(({ products }) => products.map(({ key }) => key));
  const props = {
    label: words.home.banners,
    words: toCarouselWords(words, 'banners', banners.length),
    banners: banners.map(({ heading, descriptionHtml, picture, product, figure }) => ({
      heading,
      descriptionHtml,
      picture,
      figure:
        figure &&
        withInputs(figure, product && vehicles.includes(product.key) ? pathToProduct(product.key) : null),
    })),
    action: toEnquiryAction(frame.settings, words.home.book, locale),
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
