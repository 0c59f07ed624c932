import { toExcerpt } from '../../data/excerpt.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import TestimonialCarousel from '../../islands/testimonial-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import { areAllSamples } from '../are-all-samples.ts';
import { toCarouselWords } from '../layout/carousel-words.ts';

// Specification, section 9.
const textLength = 150;

/** What customers say. */
export const Testimonials = ({ heading, testimonials }: { heading: string; testimonials: Testimonial[] }) => {
  const { words, pathTo } = useLocale();
  const all = areAllSamples(testimonials);
  return (
    <Section kicker={all && words.carousel.samples} title={heading}>
      <Island
        name="testimonial-carousel"
        of={TestimonialCarousel}
        props={{
          label: words.home.testimonials,
          words: toCarouselWords(words, 'testimonials', testimonials.length),
          sampleMark: words.carousel.sample,
          testimonials: testimonials.map(
            ({ id, fullName, designation, description, portrait, isSample }) => ({
              id,
              fullName,
              designation,
              portrait,
              isSample: isSample && !all,
              text: toExcerpt(description, textLength),
            }),
          ),
          more: { words: words.links.allTestimonials, href: pathTo('AllTestimonials') },
        }}
      />
    </Section>
  );
};
