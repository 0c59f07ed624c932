import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { dayField } from '../fields/day.ts';
import { pictureField, picturesField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { sampleField } from '../fields/sample.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { isDayOver } from '../time/india-time.ts';

/** Checks the last day of an event of several days: it must not be before the first. */
const validateEndsOn = (value: unknown, { data }: { data: unknown }): true | string =>
  !value ||
  !isDayOver(new Date(String(value)), new Date(String((data as { date?: unknown }).date))) ||
  'The last day comes before the date of the event.';

/** Company events, past and future. */
export const Events: CollectionConfig = {
  slug: 'events',
  access: contentAccess,
  hooks: raiseRevision,
  defaultSort: '-date',
  // Lists read this index instead of sorting every published event.
  indexes: [{ fields: ['_status', 'date'] }],
  versions: { maxPerDoc: 20, drafts: { autosave: { interval: 2000 }, schedulePublish: true } },
  admin: {
    group: 'News',
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', 'place', '_status', 'updatedAt'],
    description: 'Launches, test rides and fairs. Trade shows with galleries have their own list.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'Lists show its first 45 characters.' },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'One sentence. Lists show only its first 15 characters: begin with the place.' },
    },
    { name: 'place', type: 'text', localized: true, admin: { description: 'Town and venue.' } },
    richTextField('info', { required: true, label: 'Information' }),
    pictureField('picture', { required: true }),
    picturesField('gallery', {
      description: 'Pictures of the day, shown below the words in this order. Choose as many as you like.',
    }),
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    dayField('endsOn', 'Last day', {
      index: true,
      position: 'sidebar',
      check: validateEndsOn,
      description:
        'For an event of several days. The event is past when this day is over. Empty: it lasts one day.',
    }),
    sampleField(),
    translationReadyField(),
  ],
};
