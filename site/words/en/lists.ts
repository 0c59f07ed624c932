/** Texts of a list's page. */
interface ListTexts {
  /** The last step of the trail. */
  name: string;
  /** Used if staff wrote no heading; the same holds for title and description. */
  heading: string;
  title: string;
  description: string;
  /** Shown if the list is empty or could not be read. */
  nothing: string;
}

const blogs = {
  name: 'Articles',
  heading: 'Articles',
  title: 'Blogs',
  description: 'Articles on running, charging and repairing electric three-wheelers.',
  nothing: 'There are no articles to show right now.',
  more: 'Read More',
  feed: 'Articles',
} as const satisfies ListTexts & Record<string, string>;

const events = {
  name: 'Events',
  heading: 'Events',
  title: 'Events',
  description: 'Test rides, camps and fairs where our vehicles can be seen and driven.',
  nothing: 'There are no events to show right now.',
  samples: 'These are sample events: they show how the site works, and are not real.',
  /** Heading of running and future events. */
  ahead: 'Now and coming up',
  past: 'Past events',
  /** Stamps on the pictures of events; `today` for an event of one day, `on` for one of several days. */
  stamps: { coming: 'Coming', today: 'Today', on: 'On now', past: 'Past' },
  tradeShows: 'Trade shows',
  aboutTradeShows: 'Pictures of our stand by theme, and media coverage.',
} as const satisfies ListTexts & Record<string, string | Record<string, string>>;

const careers = {
  name: 'Careers',
  heading: 'Careers',
  title: 'Careers',
  description: 'Open positions in design, production, service, sales and accounts.',
  nothing: 'There are no open positions right now.',
  samples: 'These are sample positions: we are not hiring for them.',
  qualification: 'Qualification',
  experience: 'Experience',
  more: 'View Details',
  positions: 'Positions',
  /** Before the mail address for applications. */
  unasked: 'Nothing for you today? Tell us what you can do:',
} as const satisfies ListTexts & Record<string, string>;

const testimonials = {
  name: 'Testimonials',
  heading: 'Testimonials',
  title: 'Testimonials',
  description: 'What drivers, shopkeepers and fleet managers say.',
  nothing: 'There are no testimonials to show right now.',
} as const satisfies ListTexts;

const gallery = {
  name: 'Image gallery',
  heading: 'Image gallery',
  title: 'Image Gallery',
  description: 'Pictures of our vehicles on the road and in the works.',
  nothing: 'There are no pictures to show right now.',
} as const satisfies ListTexts;

/** The lists that have pages. */
export const lists = { blogs, events, careers, testimonials, gallery } as const;
