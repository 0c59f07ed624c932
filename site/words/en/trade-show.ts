/** The gallery and the media coverage of a trade show. */
export const tradeShow = {
  name: 'Event',
  categories: 'Categories',
  /** Announced when the category is chosen. */
  category: '{name}: {count, plural, one {# picture} other {# pictures}}',
  sample: 'A sample show: it did not take place. Its pictures, figures and videos are only examples.',
  media: 'Media Coverage',
  video: {
    /** Before the video's title, for screen readers only. */
    play: 'Play the video:',
    title: 'Video',
    close: 'Close the video',
  },
} as const;
