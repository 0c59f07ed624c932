/** Texts of carousels, by content. */
export const carousel = {
  /** Roles of the carousel and its slides, for screen readers. */
  role: 'carousel',
  slideRole: 'slide',
  place: '{number} of {total}',
  /** Marks a testimonial that no real person has given. */
  sample: '(sample)',
  /** Replaces the single marks if all testimonials are samples. */
  samples: 'Sample voices',
  controls: {
    banners: {
      previous: 'Previous banner',
      next: 'Next banner',
      pause: 'Pause the banners',
      play: 'Play the banners',
    },
    pictures: {
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
    },
    testimonials: {
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      pause: 'Pause the testimonials',
      play: 'Play the testimonials',
    },
  },
} as const;
