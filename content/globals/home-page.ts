import type { GlobalConfig, TextField } from 'payload';
import { contentGlobalAccess } from '../access/content-access.ts';
import { figuresField } from '../fields/figures.ts';
import { tilesField } from '../fields/tiles.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevisionOfGlobal } from '../hooks/raise-revision.ts';

const heading = (name: string): TextField => ({ name, type: 'text', localized: true, required: true });

/** Texts and figures of the home page that belong to no list. */
export const HomePage: GlobalConfig = {
  slug: 'home-page',
  access: contentGlobalAccess,
  hooks: raiseRevisionOfGlobal,
  admin: {
    group: 'Pages',
    description:
      'Words and figures of the home page. Slides, questions and other lists have their own pages in the studio.',
  },
  fields: [
    {
      name: 'introduction',
      type: 'group',
      fields: [
        heading('heading'),
        { name: 'text', type: 'textarea', localized: true, required: true },
        tilesField('sellingPoints', 'Selling points', 'Three of them.'),
      ],
    },
    {
      name: 'benefits',
      type: 'group',
      fields: [
        heading('heading'),
        { name: 'text', type: 'textarea', localized: true, required: true },
        figuresField(
          'figures',
          'Figures',
          'For the whole three-wheeler range. The benefits of one vehicle stand on that vehicle.',
        ),
      ],
    },
    figuresField(
      'statistics',
      'Quick statistics',
      'Three of them; the dealer page shows the same. If there are none, visitors see three sample figures of 99 %.',
    ),
    {
      name: 'headings',
      type: 'group',
      admin: { description: 'Headings of the sections that show lists.' },
      fields: [
        heading('range'),
        heading('testimonials'),
        heading('gallery'),
        heading('news'),
        heading('questions'),
        heading('statistics'),
      ],
    },
    translationReadyField(),
  ],
};
