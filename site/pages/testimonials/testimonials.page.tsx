import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import type { Paged } from '../../data/paged.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { areAllSamples } from '../are-all-samples.ts';
import { defineListPage } from '../define-list-page.tsx';
import { Voice } from './voice.tsx';

const Voices = ({ list: { items } }: { list: Paged<Testimonial> }) => {
  const { samples } = useLocale().words.carousel;
  const all = areAllSamples(items);
  return (
    <>
      {all && <Note about="sample">{samples}</Note>}
      {items.map((testimonial) => (
        <Voice testimonial={testimonial} marked={!all} key={testimonial.id} />
      ))}
    </>
  );
};

/** What customers say, in full. */
export const page = defineListPage({
  route: 'AllTestimonials',
  key: 'testimonial',
  words: 'testimonials',
  kind: 'testimonials',
  size: pageSizes.testimonials,
  list: (data, request) => data.listTestimonials(request),
  Items: Voices,
});
