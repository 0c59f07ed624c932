import { Carousel, type CarouselWords } from '../ui/carousel.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './testimonial-carousel.module.css';

interface TestimonialSlide {
  id: number;
  fullName: string;
  designation: string;
  /** Already shortened for display. */
  text: string;
  portrait: PictureSource | null;
  isSample: boolean;
}

interface TestimonialCarouselProps {
  label: string;
  words: CarouselWords;
  sampleMark: string;
  testimonials: TestimonialSlide[];
  /** The link to all testimonials. */
  more: { words: string; href: string };
}

interface TestimonialProps extends Omit<TestimonialSlide, 'id'> {
  /** Marks a testimonial that no real person has given. */
  sampleMark: string;
}

const Testimonial = ({ fullName, designation, text, portrait, isSample, sampleMark }: TestimonialProps) => {
  // A lazy portrait on a hidden slide would load only after the slide is visible.
  const soon = useHydrated() && 'soon';
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.person}>
        {portrait && (
          <span className={styles.portrait}>
            <Picture picture={portrait} sizes="56px" fit="crop" eager={soon} decorative />
          </span>
        )}
        <span>
          <span className={styles.name}>{fullName}</span>
          {designation}
          {isSample && ` ${sampleMark}`}
        </span>
      </figcaption>
    </figure>
  );
};

/** Testimonials, two at a time, changing every 2000 ms (specification, section 9). */
const TestimonialCarousel = ({ label, words, sampleMark, testimonials, more }: TestimonialCarouselProps) => (
  <Carousel
    label={label}
    delay={2000}
    view="pairs"
    words={words}
    foot={<MoreLink href={more.href}>{more.words}</MoreLink>}
    slides={testimonials.map(({ id, ...testimonial }) => ({
      key: String(id),
      content: <Testimonial {...testimonial} sampleMark={sampleMark} />,
    }))}
  />
);

export default TestimonialCarousel;
