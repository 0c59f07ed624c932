import type { CheckboxField } from 'payload';

/** Marks content that shows how the site works and says nothing about real people or events. */
export const sampleField = (): CheckboxField => ({
  name: 'isSample',
  type: 'checkbox',
  label: 'Sample content',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description: 'Visitors see a note that this is a sample. Switch this off when the content is your own.',
  },
});
