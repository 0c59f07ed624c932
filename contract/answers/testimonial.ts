import * as z from 'zod/mini';

/** A customer's testimonial; `testimonial_image` is empty if there is no picture, `index` counts from 0. */
export const testimonialSchema = z.object({
  index: z.int(),
  fullname: z.string(),
  designation: z.string(),
  description: z.string(),
  testimonial_image: z.string(),
});
export type TestimonialRow = z.output<typeof testimonialSchema>;
