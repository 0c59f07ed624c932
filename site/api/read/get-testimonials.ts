import type { TestimonialRow } from '@ev-site/contract/answers.ts';
import { pageQuery } from '@ev-site/contract/list-query.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { checkPage } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toEnvelope } from '../rows.ts';

const limit = pageSizes.testimonials;

/** GET /api/get-testimonials. */
export const readTestimonials = ({ data }: ApiContext) =>
  defineRead({
    parse: parsePart('query', pageQuery),
    known: data.known,
    check: ({ page = 1 }) => checkPage({ known: data.known, kind: 'testimonials', limit }, page, { page }),
    read: async ({ page }) =>
      toEnvelope(
        await data.listTestimonials({ pageNumber: page ?? 1, limit }),
        limit,
        (item, index): TestimonialRow => ({
          index,
          fullname: item.fullName,
          designation: item.designation,
          description: item.description,
          testimonial_image: item.picture?.src ?? '',
        }),
      ),
  });
