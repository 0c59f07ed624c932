import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { defineListPage } from '../define-list-page.tsx';
import { Voice } from './voice.tsx';

/** What customers say, in full. */
export const page = defineListPage({
  route: 'AllTestimonials',
  key: 'testimonial',
  words: 'testimonials',
  kind: 'testimonials',
  size: pageSizes.testimonials,
  list: (data, request) => data.listTestimonials(request),
  Items: ({ list }) =>
    list.items.map((testimonial) => <Voice testimonial={testimonial} key={testimonial.fullName} />),
});
