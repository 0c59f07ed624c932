import { Carousel, type CarouselWords } from '../ui/carousel.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { RoundLink, type RoundLinkProps } from './all-round/round-link.tsx';
import styles from './photo-carousel.module.css';

interface PhotoCarouselProps {
  words: CarouselWords;
  /** What the pictures show, e.g. "Pictures of Major". */
  label: string;
  pictures: PictureSource[];
  /** How wide a picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** True where the first picture is what the first screen is about. */
  eager?: boolean;
  /** The vehicle as it turns; null where that is not to be had. */
  allRound: RoundLinkProps | null;
}

const delay = 5000;

/** Pictures of one vehicle, sliding along by themselves. */
const PhotoCarousel = ({ words, label, pictures, sizes, eager = false, allRound }: PhotoCarouselProps) => (
  <Carousel
    label={label}
    delay={delay}
    words={words}
    foot={allRound && <RoundLink {...allRound} />}
    slides={pictures.map((picture, index) => ({
      key: picture.src,
      content: (
        <div className={classNames(styles.photo, index > 0 && styles.later)}>
          <Picture picture={picture} sizes={sizes} fit="cutout" eager={eager && index === 0} />
        </div>
      ),
    }))}
  />
);

export default PhotoCarousel;
