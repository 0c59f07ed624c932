import type { CollectionConfig, FieldHook } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { pictureField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { sampleField } from '../fields/sample.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** An article without a date gets the date at which it is published, by hand or by the timetable. */
const dateAsPublished: FieldHook = ({ data, originalDoc, value }) => {
  const status = data?._status ?? originalDoc?._status;
  return value || status !== 'published' ? value : new Date().toISOString();
};

/** Articles; visitors see the published ones whose date has been reached. */
export const Blogs: CollectionConfig = {
  slug: 'blogs',
  labels: { singular: 'Article', plural: 'Articles' },
  access: contentAccess,
  hooks: raiseRevision,
  // Not by date of publication: a draft may have none, and one database sorts empty dates first, the other last.
  defaultSort: '-updatedAt',
  // The lists for visitors read this index instead of sorting every published article.
  indexes: [{ fields: ['_status', 'publishedAt'] }],
  versions: { maxPerDoc: 20, drafts: { autosave: { interval: 2000 }, schedulePublish: true } },
  admin: {
    group: 'News',
    useAsTitle: 'title',
    defaultColumns: ['title', 'publishedAt', '_status', 'updatedAt'],
    description: 'News and advice. A date in the future publishes the article on that date.',
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'Two or three sentences. Lists show its first 30 to 60 characters.' },
    },
    richTextField('body', { required: true }),
    pictureField('picture', { required: true }),
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      hooks: { beforeValidate: [dateAsPublished], beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'If empty, the moment of publishing. Lists are ordered by this date.',
      },
    },
    sampleField(),
    translationReadyField(),
  ],
};
