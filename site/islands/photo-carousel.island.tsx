import { Carousel, type CarouselWords } from '../ui/carousel.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { RoundLink, type RoundLinkProps } from './all-round/round-link.tsx';
import styles from './photo-carousel.module.css';

interface PhotoCarouselProps {
  words: CarouselWords;
  /** Description of the pictures, e.g. "Pictures of Major". */
  label: string;
  pictures: PictureSource[];
  /** The displayed width of a picture, as in `<img sizes>`. */
  sizes: string;
  /** True if the first picture is the main content of the first screen. */
  eager?: boolean;
  /** The link to the turning view; null if there is none. */
  allRound: RoundLinkProps | null;
}

const delay = 5000;

/** A carousel of one vehicle's pictures that advances by itself. */
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
