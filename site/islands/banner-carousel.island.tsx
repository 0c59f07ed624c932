import { ButtonLink } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Meter, type MeterFigure, MeterList } from '../ui/meter.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { useAwake } from '../ui/use-awake.ts';
import styles from './banner-carousel.module.css';

interface BannerSlide {
  heading: string;
  descriptionHtml: string;
  picture: PictureSource | null;
  figure: MeterFigure | null;
}

interface BannerCarouselProps {
  banners: BannerSlide[];
  /** None while enquiries are paused and no phone is known. */
  action: { words: string; href: string } | null;
}

const words = {
  previous: 'Previous banner',
  next: 'Next banner',
  pause: 'Pause the banners',
  play: 'Play the banners',
  slide: (number: number, of: number) => `${number} of ${of}`,
};

// The first slide carries the page's own heading.
const Banner = ({ heading, descriptionHtml, picture, figure, first }: BannerSlide & { first: boolean }) => {
  // A slide out of sight would load its picture only when it is there already.
  const soon = useAwake() && 'soon';
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
          <Picture
            picture={picture}
            sizes="(min-width: 48rem) 55vw, 100vw"
            fit="cutout"
            eager={first || soon}
          />
        </div>
      )}
      <div className={styles.figure}>
        {figure && (
          <MeterList>
            <Meter figure={figure} lit />
          </MeterList>
        )}
      </div>
    </div>
  );
};

/** The head of the home page: vehicles one after the other, the first of them active. */
const BannerCarousel = ({ banners, action }: BannerCarouselProps) => (
  <Carousel
    label="Our vehicles"
    delay={6000}
    words={words}
    slides={banners.map((banner, index) => ({
      key: banner.heading,
      content: <Banner {...banner} first={index === 0} />,
    }))}
    foot={
      action && (
        <ButtonLink look="marigold" wide href={action.href}>
          {action.words}
        </ButtonLink>
      )
    }
  />
);

export default BannerCarousel;
