/** What carousels say, by what they show. */
export const carousel = {
  /** What a carousel and its slides are, for those who hear the page. */
  role: 'carousel',
  slideRole: 'slide',
  place: '{number} of {total}',
  /** Marks what no real person has said. */
  sample: '(sample)',
  /** Says it once where it is true of all. */
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
