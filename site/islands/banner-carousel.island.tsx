import { useCallback, useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Carousel, type CarouselWords } from '../ui/carousel.tsx';
import { type MeterFigure, MeterList } from '../ui/meter.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './banner-carousel.module.css';

interface BannerSlide {
  heading: string;
  descriptionHtml: string;
  picture: PictureSource | null;
  figure: (MeterFigure & { key: string }) | null;
}

interface BannerCarouselProps {
  label: string;
  words: CarouselWords;
  banners: BannerSlide[];
  /** Null while enquiries are paused and no phone is known. */
  action: { words: string; href: string } | null;
}

const delay = 6000;

interface BannerProps extends BannerSlide {
  first: boolean;
  /** True once the slide is shown, or is the next one. */
  isNear: boolean;
}

interface HeroPictureProps {
  picture: PictureSource;
  eager: boolean | 'soon';
}

const HeroPicture = (props: HeroPictureProps) => (
  <Picture {...props} sizes="(min-width: 70rem) 42rem, (min-width: 48rem) 54vw, 17rem" fit="cutout" />
);

/** The same picture in its middle size only, which is enough without script. */
const toPlain = (picture: PictureSource): PictureSource => ({ ...picture, srcSet: '', avifSrcSet: '' });

// The first slide carries the page's own heading.
const Banner = ({ heading, descriptionHtml, picture, figure, first, isNear }: BannerProps) => {
  const isAwake = useHydrated();
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rich text, cleaned by the data room. */}
        <div className={styles.description} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      </div>
      {picture && (
        <div className={styles.picture}>
          {/* Browsers load a lazy picture in a carousel at once. With script, it is added only before its turn. */}
          {isNear && <HeroPicture picture={picture} eager={first || 'soon'} />}
          {!isNear && !isAwake && (
            <noscript>
              <HeroPicture picture={toPlain(picture)} eager={false} />
            </noscript>
          )}
        </div>
      )}
      <div className={styles.figure}>{figure && <MeterList figures={[figure]} layout="beside" lit />}</div>
    </div>
  );
};

/** The start of the home page: a carousel of vehicles. The first banner is active at first. */
const BannerCarousel = ({ label, words, banners, action }: BannerCarouselProps) => {
  const [near, setNear] = useState<readonly number[]>([0]);
  const addNear = useCallback(
    (index: number) => setNear((known) => (known.includes(index) ? known : [...known, index])),
    [],
  );
  return (
    <Carousel
      label={label}
      delay={delay}
      onNear={addNear}
      words={words}
      slides={banners.map((banner, index) => ({
        key: banner.heading,
        content: <Banner {...banner} first={index === 0} isNear={near.includes(index)} />,
      }))}
      foot={
        action && (
          <div className={styles.action}>
            <ButtonLink look="marigold" wide href={action.href}>
              {action.words}
            </ButtonLink>
          </div>
        )
      }
    />
  );
};

export default BannerCarousel;
