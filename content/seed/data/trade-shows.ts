import type { SeedEntry } from '../seed-shapes.ts';

type Show = SeedEntry<'trade-shows'>['data'];

const toImages = (
  category: string,
  rows: [picture: string, caption: string][],
): NonNullable<Show['images']> => rows.map(([picture, caption]) => ({ picture, caption, category }));

// The ids belong to no video: the player says so, and nobody's work is presented as this company's.
const toVideo = (number: number, title: string, poster: string): NonNullable<Show['videos']>[number] => ({
  title,
  url: `https://www.youtube-nocookie.com/embed/SAMPLE-000${number}`,
  poster,
});

/** One sample fair; its page is at /auto-show-2024. */
export const tradeShows: SeedEntry<'trade-shows'>[] = [
  {
    key: 'auto-show-2024',
    data: {
      name: 'Sample Auto Show 2024',
      year: 2024,
      token: 'auto-show-2024',
      introduction:
        'Fairs are where a driver can lift the floor of a vehicle and ask the man who welded it. Upcoming electric vehicle events in India that we mean to attend are announced on the events page: a test drive beats every brochure. This page looks back at our largest stand so far.',
      heading: 'Sample Auto Show 2024',
      blurb:
        'Pathika Electric builds battery three-wheelers and electric bicycles, and comes out of coach works that are over 75 years old. It showed six three-wheelers in one row, three bicycles before them, a battery cut open, and a track of 120 metres behind the hall. Over four days about 1,900 people took a ride. What they asked most: what does a kilometre cost, and who repairs it in my town? Both answers hung on the wall, in three languages.',
      categories: [
        { name: 'The stand', slug: 'stand' },
        { name: 'Passenger', slug: 'passenger' },
        { name: 'Cargo', slug: 'cargo' },
        { name: 'E-bikes', slug: 'e-bikes' },
      ],
      images: [
        ...toImages('stand', [
          ['scene-show-stand-wide.webp', 'The whole row before the doors opened'],
          ['scene-show-stand-tall.webp', 'Mastee under the lamps'],
          ['scene-show-stand-near.webp', 'Seen from the aisle'],
          ['scene-battery-motor-square.webp', 'The rear axle on its leaf springs'],
          ['scene-battery-motor-near.webp', 'Blue cells, joined in copper'],
          ['scene-battery-motor-tall.webp', 'Pack with its lid off'],
        ]),
        ...toImages('passenger', [
          ['mastee-yellow-1.webp', 'Yellow, as at the stand'],
          ['mastee-yellow-2.webp', 'Two benches, facing'],
          ['mastee-white-1.webp', 'White, ordered by two hospitals'],
          ['mastee-white-3.webp', 'Rear of the white one'],
          ['mastee-green-1.webp', 'Green, driven on the test track'],
          ['mastee-green-4.webp', 'Plate and lamps of the green one'],
        ]),
        ...toImages('cargo', [
          ['millo-full-body-1.webp', 'Closed box, 1.5 cubic metres'],
          ['millo-half-body-1.webp', 'Open tray, 0.5 cubic metre'],
          ['millo-full-body-3.webp', 'Box doors, shut and locked'],
          ['major-1.webp', 'Major, before the ramp'],
          ['major-gallery-5.webp', 'Load body of Major, from above'],
          ['manzil-1.webp', 'Manzil, new that year'],
        ]),
        ...toImages('e-bikes', [
          ['marvel-1.webp', 'Marvel, with basket'],
          ['marvel-3.webp', 'Basket and lamp of Marvel'],
          ['marvel-pro-1.webp', 'Marvel Pro, the queue of the day'],
          ['marvel-pro-2.webp', 'Marvel Pro from the side'],
          ['mighty-1.webp', 'Mighty, after 300 test rides'],
          ['mighty-2.webp', 'Mighty from the side'],
        ]),
      ],
      videos: [
        toVideo(1, 'Four days at the stand, in two minutes', 'scene-show-stand-wide.webp'),
        toVideo(2, 'Regional news: an e-rickshaw for the price of diesel', 'scene-morning-street-near.webp'),
        toVideo(3, '480 kg up the ramp', 'scene-warehouse-dock-near.webp'),
        toVideo(4, 'Inside a battery pack', 'scene-battery-motor-wide.webp'),
        toVideo(5, 'Interview at the test track', 'scene-charging-point-near.webp'),
        toVideo(6, 'From the frame to the number plate', 'scene-factory-line-wide.webp'),
      ],
      isSample: true,
    },
  },
];
