import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { richTextField } from '../fields/rich-text.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** Frequently asked questions: written once, shown wherever they are ticked. */
export const Questions: CollectionConfig = {
  slug: 'questions',
  access: contentAccess,
  hooks: raiseRevision,
  orderable: true,
  defaultSort: '_order',
  admin: {
    group: 'Pages',
    useAsTitle: 'question',
    defaultColumns: ['question', 'shownOn'],
    description:
      'Write a question once. It shows on every page that you tick, and on every vehicle that chooses it.',
  },
  fields: [
    { name: 'question', type: 'text', localized: true, required: true },
    richTextField('answer', { required: true }),
    {
      name: 'shownOn',
      type: 'select',
      hasMany: true,
      options: [
        { value: 'home', label: 'Home' },
        { value: 'faqs', label: 'FAQs' },
        { value: 'dealer', label: 'Become a dealer' },
      ],
    },
    translationReadyField(),
  ],
};
