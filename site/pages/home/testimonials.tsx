import { pathTo } from '@ev-site/contract/paths.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import TestimonialCarousel from '../../islands/testimonial-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { Section } from '../../ui/section.tsx';

// Specification, section 9.
const textLength = 150;

/** What customers say. */
export const Testimonials = ({ heading, testimonials }: { heading: string; testimonials: Testimonial[] }) => (
  <Section title={heading}>
    <Island
      name="testimonial-carousel"
      of={TestimonialCarousel}
      props={{
        testimonials: testimonials.map(({ fullName, designation, description, portrait, isSample }) => ({
          fullName,
          designation,
          portrait,
          isSample,
          text: toExcerpt(description, textLength),
        })),
        more: { words: 'View All Testimonials', href: pathTo('AllTestimonials') },
      }}
    />
  </Section>
);
