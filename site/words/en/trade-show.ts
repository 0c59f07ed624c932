/** The gallery and the media coverage of a trade show. */
export const tradeShow = {
  name: 'Event',
  categories: 'Categories',
  sample: 'A sample show: it demonstrates this page and did not take place.',
  media: 'Media Coverage',
  video: {
    /** Before the video's own title, heard only. */
    play: 'Play the video:',
    title: 'Video',
    close: 'Close the video',
  },
} as const;
