/** Facts that only a browser can measure. Written by hand from the specification, section 9. */
export const measures = {
  /** Testimonials shown at once on the home page, by the width of the window in pixels. */
  testimonials: [
    { width: 320, shown: 1 },
    { width: 576, shown: 2 },
    { width: 768, shown: 2 },
  ],
  gallery: { address: '/imagegallerylist', side: 300 },
  masonry: { address: '/auto-show-2024', gutter: 30 },
  /** Videos in a row, by the width of the window in pixels. */
  videos: {
    address: '/auto-show-2024',
    rows: [
      { width: 768, inRow: 3 },
      { width: 1280, inRow: 3 },
    ],
  },
  reveal: { offset: '120px', duration: '0.4s', easing: 'cubic-bezier(0.445, 0.05, 0.55, 0.95)' },
  textareaRows: 5,
} as const;
