/** The gallery and the media coverage of a trade show. */
export const tradeShow = {
  name: 'Event',
  categories: 'Categories',
  /** Said when it is chosen. */
  category: '{name}: {count, plural, one {# picture} other {# pictures}}',
  sample: 'A sample show: it did not take place, and its pictures, figures and videos only show this page.',
  media: 'Media Coverage',
  video: {
    /** Before the video's own title, heard only. */
    play: 'Play the video:',
    title: 'Video',
    close: 'Close the video',
  },
} as const;
